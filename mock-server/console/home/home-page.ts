import { EDITIONS, type Edition } from '../../src/tables/settings.ts';
import type { Persona } from '../../src/world/scenario.ts';
import { units } from '../clock/units.ts';
import { longDayOf, timeOf } from '../page-kit/clock-words.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { action, copyButton, option, page, unseen } from '../page-kit/page.ts';
import { asked, type PageCall } from '../page-kit/page-call.ts';
import { residentOf } from '../residents/residents.ts';

const steps: readonly (readonly [seconds: number, label: string])[] = [
  [60, 'One minute on'],
  [3600, 'One hour on'],
  [86_400, 'One day on'],
];

function clock(call: PageCall): Markup {
  const { frozen, speed } = call.world.clock.state();
  const now = call.world.now();
  return html`<section aria-labelledby="h-clock">
    <h2 id="h-clock">Clock</h2>
    <p>
      <b>${longDayOf(now)}, ${timeOf(now)}</b>,
      ${frozen ? 'stands still' : speed === 1 ? 'runs' : `runs ${speed} times as fast`}. Tokens, limits and reminders
      follow this clock.
    </p>
    <div class="row">
      ${frozen ? action('clock', 'Run the clock', { resume: 1 }) : action('clock', 'Freeze the clock', { freeze: 1 })}
      ${steps.map(([seconds, label]) => action('clock', label, { step_seconds: seconds }))}
    </div>
    <form class="row" method="post" action="/_mock/do/clock">
      <label>Move on by<input name="step" inputmode="numeric" value="15" required /></label>
      <label
        >Unit<select name="unit">
          ${Object.keys(units).map((unit) => option(unit, unit, unit === 'days'))}
        </select></label
      >
      <label><input type="checkbox" name="stay_signed_in" value="1" /> and stay signed in</label><button>Move</button>
    </form>
    <form class="row" method="post" action="/_mock/do/clock">
      <label>Jump to<input type="datetime-local" step="1" name="jump_local" required /></label><button>Jump</button>
    </form>
    <form class="row" method="post" action="/_mock/do/clock">
      <label>Speed<input name="speed" inputmode="decimal" value="${speed}" required /></label
      ><button>Set the speed</button>
    </form>
  </section>`;
}

const signIn = (call: PageCall, key: string, { full_name, bsn }: Persona): Markup => {
  const first = full_name.split(' ')[0] ?? full_name;
  return residentOf(call.world, key)
    ? html`<a class="button go" href="/_mock/as/${key}">Sign in as ${first}</a>
        <a href="/_mock/phone?as=${key}">Phone${unseen(`of ${full_name}`)}</a>
        ${copyButton('token-of', key, html`Copy token${unseen(`of ${full_name}`)}`)}`
    : html`<a class="button" href="${call.platform.settings.shopUrl}/start"
        >Make an account with ${bsn === null ? 'an e-mail address' : 'DigiD'}${unseen(`for ${full_name}`)}</a
      >`;
};

const resident = (call: PageCall, [key, persona]: readonly [string, Persona]): Markup =>
  html`<li class="card">
    <h4>${persona.full_name}</h4>
    <p>${persona.sentence}</p>
    <p><small>${persona.bsn ?? 'no BSN'}, ${persona.email ?? 'no e-mail'}</small></p>
    <div class="row">${signIn(call, key, persona)}</div>
  </li>`;

/** Does the text have what the filter asks for? */
function fits(call: PageCall, ...texts: readonly (string | null | undefined)[]): boolean {
  return texts
    .join(' ')
    .toLowerCase()
    .includes((asked(call, 'q') ?? '').toLowerCase());
}

/** All residents by municipality, those with an account in this world first. */
function residents(call: PageCall): Markup {
  const people = [...call.platform.catalogue.personas]
    .filter(([key, { full_name, sentence, bsn, email, town }]) =>
      fits(call, key, full_name, sentence, bsn, email, town),
    )
    .toSorted(([one], [other]) => Number(!residentOf(call.world, one)) - Number(!residentOf(call.world, other)));
  const townOf = ([, { town }]: readonly [string, Persona]): string => town ?? 'zonnedorp';
  return html`<section aria-labelledby="h-residents">
    <h2 id="h-residents">Residents</h2>
    <p><a href="${call.platform.settings.shopUrl}/">Open the shop as a visitor</a></p>
    ${[...new Set(people.map(townOf))].map(
      (town) =>
        html`<section data-filtered>
          <h3>${call.world.table('tenants').first('key', town)?.name ?? town}</h3>
          <ul class="grid">
            ${people.filter((person) => townOf(person) === town).map((person) => resident(call, person))}
          </ul>
        </section>`,
    )}
  </section>`;
}

function scenarios(call: PageCall): Markup {
  const { platform, world } = call;
  const shown = [...platform.catalogue.scenarios].filter(([name, { sentence }]) => fits(call, name, sentence));
  return html`<section aria-labelledby="h-scenarios">
    <h2 id="h-scenarios">Scenarios</h2>
    <details data-filtered ${asked(call, 'q') !== null && html`open`}>
      <summary>
        ${shown.length} ${shown.length === 1 ? 'situation' : 'situations'} in which this world can start
      </summary>
      <form method="post" action="/_mock/do/scenario">
        <ul class="grid">
          ${shown.map(
            ([name, { sentence }]) =>
              html`<li class="card">
                <h3><code>${name}</code>${name === world.scenario && ' (now)'}</h3>
                <p>${sentence}</p>
                <button name="scenario" value="${name}">Start${unseen(name)}</button>
              </li>`,
          )}
        </ul>
      </form>
    </details>
  </section>`;
}

/** The script of the pages filters while one types; without it the button does. */
const filter = (call: PageCall): Markup =>
  html`<form class="row" role="search" action="/_mock">
    <label
      >Find a scenario or a resident<input
        type="search"
        name="q"
        value="${asked(call, 'q')}"
        autocomplete="off"
        data-filter /></label
    ><button>Find</button>
  </form>`;

/** Which platform a world can play, in words. */
const editions: { readonly [edition in Edition]: string } = {
  specification: 'the platform of the specification',
  '2026-07': 'the real platform of July 2026',
};

/** The home of the console: scenario, clock and residents of this world. */
export function homePage(call: PageCall): Markup {
  const { scenario } = call.world;
  return page(call, {
    title: 'Mock platform',
    at: '/_mock',
    lead: 'Everything here is invented and stays on this machine.',
    main: html`<section aria-labelledby="h-world">
        <h2 id="h-world">Scenario ${scenario}</h2>
        <p>${call.platform.catalogue.scenarios.get(scenario)?.sentence ?? ''}</p>
        <p>This world plays ${editions[call.world.settings.edition ?? 'specification']}.</p>
        <div class="row">
          ${EDITIONS.filter((edition) => edition !== (call.world.settings.edition ?? 'specification')).map((edition) =>
            action('edition', `Play ${editions[edition]}`, { edition }),
          )}
          ${action('reset', 'Back to the start')} ${action('world-copy', 'Save this state', { world: call.worldName })}
          <a href="/_mock/worlds">Saved states</a>
        </div>
      </section>
      ${clock(call)} ${filter(call)} ${scenarios(call)} ${residents(call)}`,
  });
}
