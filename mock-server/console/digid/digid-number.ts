import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { isBsn } from '../../src/domain/identity/bsn.ts';
import type { DigidSessionRow } from '../../src/database/tables/outside.ts';
import type { World } from '../../src/database/world.ts';
import { foretell } from './digid-outcome.ts';

/** A number that passes the eleven test and that no seed gives to anybody. */
const firstFree = '999937704';

/** Nine digits that do not pass the eleven test. */
const wrongNumber = '999999999';

/** The next number of nobody in this world, counted on from another. */
function freeAfter(world: World, bsn: string): string {
  const identities = world.table('identities');
  for (let number = Number(isBsn(bsn) ? bsn : firstFree) + 1; number < 1_000_000_000; number += 1) {
    const next = String(number).padStart(9, '0');
    if (isBsn(next) && identities.first('bsn', next) === undefined) return next;
  }
  return firstFree;
}

interface Note {
  readonly good: boolean;
  readonly words: string;
}

/** What is to be said of a number before somebody signs in with it. */
function noteOn(world: World, visit: DigidSessionRow, bsn: string): Note {
  return isBsn(bsn)
    ? { good: true, words: `Goed volgens de elfproef. ${foretell(world, visit, bsn).words}.` }
    : { good: false, words: 'Dit nummer klopt niet volgens de elfproef. Een BSN heeft negen cijfers.' };
}

/** Any number besides those of the residents: typed, made up, or wrong on purpose. */
export function freeNumber(call: PageCall, visit: DigidSessionRow, typed: string | null): Markup {
  const bsn = typed ?? firstFree;
  const { good, words } = noteOn(call.world, visit, bsn);
  const fill = (number: string, label: string): Markup =>
    html`<a class="btn s" href="${addressOf('/_mock/digid', { rid: visit.rid, bsn: number })}#bsn">${label}</a>`;
  return html`<form class="pad stack-s divided" method="post" action="/_mock/digid" novalidate>
    <h2>Een ander BSN</h2>
    <input type="hidden" name="rid" value="${visit.rid}" />
    <div class="row bottom">
      <label class="field grow">
        <span>Burgerservicenummer</span>
        <input
          class="in mono"
          id="bsn"
          name="bsn"
          inputmode="numeric"
          maxlength="9"
          value="${bsn}"
          autocomplete="off"
          data-bsn
          aria-describedby="bsn-note"
          ${!good && html`aria-invalid="true"`}
        />
      </label>
      <button class="btn go">Inloggen</button>
    </div>
    <p class="small ${good ? 'soft' : 'bad'}" id="bsn-note" data-bsn-note>${words}</p>
    <div class="row wrap">${fill(freeAfter(call.world, bsn), 'Verzin er een')} ${fill(wrongNumber, 'Fout nummer')}</div>
  </form>`;
}
