import { faultIn } from '../../src/app/faults/fault-input.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import type { World } from '../../src/database/world.ts';
import { wouldHaveStruck } from './fault-rehearsal.ts';
import { Refusal } from '../../src/contract/refusal.ts';
import { timeOf } from '../clock/clock-words.ts';
import { face } from '../page-kit/face.ts';
import type { Draft } from './fault-draft.ts';
import { faultInputOf } from './fault-draft.ts';
import { addressOf, html, raw } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { sentenceOf } from '../frame/problem-page.ts';
import { pre } from '../requests/request-detail.ts';

/** What a form as it is filled in comes to: a fault, or the sentence that says what is wrong with it. */
type Meant = { readonly fault: FaultRow } | { readonly problem: string };

/** The fault that a form would make, without keeping it; `there` is the one that the form would change. */
export function meantWith(call: PageCall, draft: Draft, there: FaultRow | null): Meant {
  try {
    const read = faultIn(faultInputOf(call.platform, draft, there?.headers));
    if ('problem' in read) return read;
    return { fault: { ...read.fault, id: there?.id ?? call.world.table('faults').highest + 1 } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: sentenceOf(error) };
  }
}

/** Hits that the list has space for. */
const shown = 8;

/** The last requests as ticks, tall where the fault matches. */
function ticks(entries: readonly LoggedRequest[], matched: ReadonlySet<LoggedRequest>): Markup {
  const step = 300 / Math.max(entries.length, 40);
  const tick = (entry: LoggedRequest, index: number): string => {
    const tall = matched.has(entry) ? 18 : 6;
    const look = matched.has(entry) ? 't-err' : 't-ok';
    return `<rect class="${look}" x="${(index * step).toFixed(1)}" y="${20 - tall}" width="${(step * 0.55).toFixed(1)}" height="${tall}"/>`;
  };
  return raw(
    `<svg class="ticks" viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">${entries.map(tick).join('')}</svg>`,
  );
}

const residentOf = (world: World, { identity_address: address }: LoggedRequest): string | null =>
  address === null ? null : (world.table('identities').first('address', address)?.persona ?? null);

function hitLine(world: World, entry: LoggedRequest): Markup {
  const resident = residentOf(world, entry);
  return html`<li class="row small">
    ${face(resident ?? 'nobody', 's')}
    <a class="num" href="${addressOf('/_mock/requests', { n: String(entry.id) })}"
      ><span class="vh">Request </span>${entry.id}</a
    >
    <span class="mono tiny">${timeOf(entry.at)}</span>
    <span class="vh">of ${resident ?? 'a visitor'}</span>
    <span class="push status s${Math.floor(entry.status / 100) || 5}"
      >${entry.status === 0 ? 'cut' : entry.status}</span
    >
  </li>`;
}

function hits({ world }: PageCall, fault: FaultRow): Markup {
  const { entries } = world.log;
  if (entries.length === 0) return html`<p class="soft">The shop has not asked anything yet in this world.</p>`;
  const matched = wouldHaveStruck(world, fault);
  const rest = matched.length - shown;
  return html`<p class="soft small">
      The rule as it stands, laid over the last ${entries.length} requests:
      <strong>${matched.length === 1 ? '1 hit' : `${matched.length} hits`}</strong>.
    </p>
    ${ticks(entries, new Set(matched))}
    <ul class="plainlist stack-s hits">
      ${matched
        .toReversed()
        .slice(0, shown)
        .map((entry) => hitLine(world, entry))}
    </ul>
    ${rest > 0 && html`<p class="soft small">and ${rest} before that</p>`}`;
}

/** Which of the last requests the form as it is filled in would have hit. */
export const outcomeCard = (call: PageCall, meant: Meant): Markup =>
  html`<section class="card" aria-labelledby="h-hit">
    <header><h2 id="h-hit">Would have hit</h2></header>
    <div class="pad stack-s" data-outcome>
      ${
        'problem' in meant
          ? html`<p class="note warn">${icon('warn')}<span>${meant.problem}</span></p>`
          : hits(call, meant.fault)
      }
    </div>
  </section>`;

/** The call that switches the same fault on in a test. */
function testCode(call: PageCall, { id: _id, ...fault }: FaultRow): string {
  const said = Object.fromEntries(Object.entries(fault).filter(([, value]) => value !== null && value !== false));
  const { delay_ms, ...rest } = { delay_ms: 0, ...said };
  const body = JSON.stringify(delay_ms === 0 ? rest : { ...rest, delay_ms }, null, 2).replaceAll('\n', '\n  ');
  return [
    `await fetch('${call.platform.settings.publicUrl}/_mock/api/faults', {`,
    `  method: 'POST',`,
    `  headers: { 'Content-Type': 'application/json', 'Mock-World': '${call.worldName}' },`,
    `  body: JSON.stringify(${body}),`,
    `});`,
  ].join('\n');
}

/** The fault as code for a test, to copy. */
export const codePart = (call: PageCall, meant: Meant): Markup =>
  html`<details class="stack-s">
    <summary>As test code</summary>
    <div id="fault-code" data-code>${'fault' in meant && pre('Test code', testCode(call, meant.fault))}</div>
    <button class="btn s" type="button" data-copy="fault-code" hidden>${icon('copy')}Copy as test code</button>
  </details>`;
