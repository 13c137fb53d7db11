import { Clock } from '../../src/clock/clock.ts';
import type { BackOfficeAnswerRow } from '../../src/database/tables/funds.ts';
import { World } from '../../src/database/world.ts';
import { residentOf } from '../residents/residents.ts';
import { longDayOf, timeOf } from '../clock/clock-words.ts';
import { face } from '../page-kit/face.ts';
import { action } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { factsOf } from '../residents/residents-part.ts';

/** Residents that the panel names; a larger world has them on the home page. */
const shownPeople = 8;

/** What one answer of a back office comes to: the first thing that stands in the way. */
function answerWords({ residency, partner, eligibility }: BackOfficeAnswerRow): string {
  const said = [residency, partner, eligibility];
  if (said.includes('no_response')) return 'no response';
  if (residency === 'not_resident') return 'not resident';
  return partner === 'has_voucher' ? 'partner has it' : eligibility.replaceAll('_', ' ');
}

const nameOf = (world: World, bsn: string): string => world.table('identities').first('bsn', bsn)?.persona ?? bsn;

/** What the back offices say, fund by fund; the same for everybody unless somebody has an answer of their own. */
function backOfficeWords(world: World): string {
  const rows = world.table('backoffice_answers').all();
  const words = rows.map((row) => {
    const fund = world.table('funds').get(row.fund_id)?.name ?? `fund ${row.fund_id}`;
    return `${fund}: ${answerWords(row)}${row.bsn === null ? '' : ` for ${nameOf(world, row.bsn)}`}`;
  });
  return words.length === 0 ? 'nothing is set' : words.join('; ');
}

function facts(name: string, world: World): readonly (readonly [string, Markup | string])[] {
  const used = world
    .table('throttles')
    .all()
    .map(({ key, attempts }) => `${key} ${attempts} used`);
  const faults = world
    .table('faults')
    .all()
    .filter(({ paused }) => paused !== true)
    .map(
      ({ operation_id, path, status, drop }) =>
        `${operation_id ?? path ?? 'every call'}: ${drop ? 'broken off' : (status ?? 'slow')}`,
    );
  return [
    ['Name', html`<code>${name}</code>`],
    ['Clock', html`<span class="mono small">${timeOf(world.now())}</span>, ${longDayOf(world.now())}`],
    ['Back office', backOfficeWords(world)],
    [
      'DigiD',
      world.settings.digid_start_error === null
        ? 'the resident chooses'
        : `refuses with ${world.settings.digid_start_error}`,
    ],
    ['Limits', used.length === 0 ? 'nothing used' : used.join(', ')],
    ['Faults', faults.length === 0 ? 'none' : faults.join(', ')],
  ];
}

function people(call: PageCall, world: World): Markup {
  const there = [...call.platform.catalogue.personas].flatMap(([name, persona]) => {
    const identity = residentOf(world, name);
    return identity ? [{ name, persona, identity }] : [];
  });
  const line = ({ name, persona, identity }: (typeof there)[number]): Markup =>
    html`<li class="row">
      ${face(name, 's')}<span class="grow">${persona.full_name}</span>
      <span class="soft small">${factsOf(world, persona, identity)[0]?.words ?? ''}</span>
    </li>`;
  return html`<ul class="stack-s">
      ${there.slice(0, shownPeople).map(line)}
    </ul>
    ${
      there.length > shownPeople &&
      html`<details>
        <summary class="small">and ${there.length - shownPeople} more</summary>
        <ul class="stack-s">
          ${there.slice(shownPeople).map(line)}
        </ul>
      </details>`
    }
    ${there.length === 0 && html`<p class="soft">Nobody has an account.</p>`}`;
}

const acts = (call: PageCall, name: string): Markup =>
  html`${action(call, { to: 'scenario', values: { scenario: name, back: '/_mock' }, look: 'go', label: html`${icon(call.world.scenario === name ? 'undo' : 'play')}${call.world.scenario === name ? 'Start again from here' : 'Start from here'}` })}
    ${action(call, { to: 'world-new', values: { scenario: name }, label: html`${icon('world')}Open beside this world` })}
    <p class="soft small">Starting replaces world ${call.worldName}. What it is now is kept as a snapshot.</p>`;

/** The situation as it would begin in this world; null when there is none of this name. */
function previewOf(call: PageCall, name: string): World | null {
  const scenario = call.platform.catalogue.scenarios.get(name);
  if (!scenario) return null;
  const now = call.platform.worlds.startOf(call.worldName);
  const world = World.empty(name, now === null ? Clock.running() : Clock.frozenAt(now));
  (scenario.buildCore ?? scenario.build)(world);
  return world;
}

/** One situation: what is the case in it, who is there, and how to start it here, in a shell and in a test. */
export function scenarioPanel(call: PageCall, name: string, title: string): Markup | false {
  const world = previewOf(call, name);
  if (!world) return false;
  const sentence = call.platform.catalogue.scenarios.get(name)?.sentence ?? '';
  return html`<aside class="card" aria-labelledby="h-scene">
    <header>
      <h2 id="h-scene">${title}</h2>
      ${call.world.scenario === name && html`<span class="tag info push">${icon('play')}running</span>`}
    </header>
    <div class="pad stack">
      <p>${sentence}</p>
      <div class="stack-s">${acts(call, name)}</div>
      <dl class="kv">
        ${facts(name, world).map(
          ([term, value]) =>
            html`<dt>${term}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <div class="stack-s">
        <h3>Who is in it</h3>
        ${people(call, world)}
      </div>
      <pre class="pre wrap" tabindex="0" role="group" aria-label="How to start it">
# from the shell
npm start -- --scenario ${name}
# in a test
POST /_mock/api/worlds {"scenario": "${name}"}</pre>
    </div>
  </aside>`;
}
