import { face } from '../page-kit/face.ts';
import { backTo } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { filterBox } from '../page-kit/search-part.ts';
import type { DigidSessionRow } from '../../src/database/tables/outside.ts';
import { digidErrorKey, digidErrors } from '../../src/services/digid/digid.ts';
import { lapsedVisit, mismatch } from '../../src/services/digid/digid-memory.ts';
import { foretell } from './digid-outcome.ts';
import type { Foretold } from './digid-outcome.ts';

interface Player {
  readonly key: string;
  readonly name: string;
  readonly bsn: string;
  readonly foretold: Foretold;
}

/** Who can be played; the resident who came along from the shop first. */
function players(call: PageCall, visit: DigidSessionRow): readonly Player[] {
  const own = call.world.table('identities').first('address', visit.identity_address ?? '')?.persona;
  return [...call.platform.catalogue.personas]
    .flatMap(([key, { full_name, bsn }]) =>
      bsn === null ? [] : [{ key, name: full_name, bsn, foretold: foretell(call.world, visit, bsn) }],
    )
    .toSorted((one, other) => Number(other.key === own) - Number(one.key === own));
}

const playerLine = (visit: DigidSessionRow, { key, name, bsn, foretold }: Player): Markup =>
  html`<li>
    <form method="post" action="/_mock/digid">
      <input type="hidden" name="rid" value="${visit.rid}" />
      <button class="who" name="bsn" value="${bsn}">
        ${face(key)}
        <span class="grow"
          ><b>${name}</b> <span class="soft mono small">${bsn}</span><br /><span
            class="row tight small ${foretold.good ? 'ok' : 'bad'}"
            >${icon(foretold.good ? 'check' : 'cross')}<span class="plain">${foretold.words}</span></span
          ></span
        >
        <span class="mono tiny soft">${foretold.key}</span>
      </button>
    </form>
  </li>`;

/** Residents by outcome: first those with whom it goes well. */
export function people(call: PageCall, visit: DigidSessionRow): Markup {
  const all = players(call, visit);
  const groups: readonly (readonly [string, readonly Player[]])[] = [
    ['Loopt goed af', all.filter(({ foretold }) => foretold.good)],
    ['Botst met een account', all.filter(({ foretold }) => !foretold.good)],
  ];
  return html`<div class="row between pad-s divided-b">
      <h2>Bewoners</h2>
      ${filterBox({ list: 'players', label: 'Zoek op naam of BSN', hint: 'naam of BSN' })}
    </div>
    <div id="players" class="players">
      ${groups
        .filter(([, group]) => group.length > 0)
        .map(
          ([title, group]) =>
            html`<h3 class="small soft pad-s">${title}</h3>
              <ul class="lines">
                ${group.map((player) => playerLine(visit, player))}
              </ul>`,
        )}
    </div>`;
}

/** Endings in words, in the order in which they are met most. */
const words: readonly (readonly [code: string, title: string, more: string])[] = [
  ['0040', 'Annuleren', 'De bewoner gaat terug'],
  [lapsedVisit, 'Tijd is op', 'Langer dan tien minuten: de terugweg geeft 404'],
  ['uid_dont_match', 'Account heeft al een ander BSN', ''],
  ['uid_used', 'BSN hoort bij een ander account', ''],
  ['uid_not_found', 'BSN onbekend', 'Alleen bij inloggen'],
  [mismatch, 'Antwoord hoort niet bij deze sessie', ''],
  ['unknown_error', 'Mislukt zonder code', ''],
  ['unknown_session_type', 'Onbekend soort sessie', ''],
];

function keyOf(code: string): string {
  if (code === lapsedVisit) return 'geen weg terug naar de winkel';
  return `digid_error=${code === mismatch ? 'error_unknown_error' : digidErrorKey(code)}`;
}

const ending = (visit: DigidSessionRow, [code, title, more]: (typeof words)[number]): Markup =>
  html`<li>
    <form class="outcome" method="post" action="/_mock/digid">
      <input type="hidden" name="rid" value="${visit.rid}" />
      <span class="grow"
        ><b>${title}</b> <span class="soft small">${more}</span><br /><span class="mono tiny soft"
          >${keyOf(code)}</span
        ></span
      >
      <button class="btn s" name="error" value="${code}">Kies<span class="vh">: ${title}</span></button>
    </form>
  </li>`;

/** Codes of DigiD itself, each a button. */
const codesOf = (): readonly string[] =>
  digidErrors.map(({ code }) => code).filter((code) => code !== '0040' && /^(\d|API_)/.test(code));

/** Makes the next starts of DigiD fail, so that the shop gets a 503 instead of a redirect. */
export function startSwitch(call: PageCall): Markup {
  const now = call.world.settings.digid_start_error;
  return html`<section class="card" aria-labelledby="h-start">
    <header><h2 id="h-start">Al bij de start laten mislukken</h2></header>
    <form class="pad stack-s" method="post" action="/_mock/do/digid-start">
      ${backTo(call)}
      <p class="small soft">
        ${now === null ? 'DigiD neemt elke start aan.' : html`DigiD weigert nu elke start met <code>digid_${now}</code>.`}
      </p>
      <div class="row wrap">
        <button class="btn s" name="code" value="0050" ${now === '0050' && html`aria-pressed="true"`}>
          0050, te druk
        </button>
        <button class="btn s" name="code" value="api_0000" ${now === 'api_0000' && html`aria-pressed="true"`}>
          API_0000, onbereikbaar
        </button>
        <button class="btn s" name="code" value="">Weer aannemen</button>
      </div>
    </form>
  </section>`;
}

/** Every other way in which a visit can end. */
export const otherEndings = (call: PageCall, visit: DigidSessionRow): Markup =>
  html`<div class="stack">
    <section class="card" aria-labelledby="h-other">
      <header><h2 id="h-other">Andere afloop</h2></header>
      <ul class="lines">
        ${words.map((line) => ending(visit, line))}
      </ul>
    </section>
    <section class="card" aria-labelledby="h-codes">
      <header><h2 id="h-codes">Foutcode van DigiD</h2></header>
      <form class="pad stack-s" method="post" action="/_mock/digid">
        <input type="hidden" name="rid" value="${visit.rid}" />
        <div class="codes">
          ${codesOf().map((code) => html`<button class="btn mono" name="error" value="${code}">${code}</button>`)}
        </div>
        <p class="small soft">De winkel toont een algemene storing, met de code klein erbij.</p>
      </form>
    </section>
    ${startSwitch(call)}
  </div>`;
