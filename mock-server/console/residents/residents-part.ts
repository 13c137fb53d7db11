import type { IdentityRow } from '../../src/database/tables/people.ts';
import type { Persona } from '../../src/database/scenario.ts';
import { amountLeft, isExpired } from '../../src/domain/vouchers/voucher-state.ts';
import { fundOf, movementsOf } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/database/world.ts';
import { moneyLocale } from '../../src/wire/format.ts';
import { residentOf } from './residents.ts';
import { face } from '../page-kit/face.ts';
import { filterBox } from '../page-kit/search-part.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { titleWords } from '../page-kit/title-words.ts';

/** A short fact on the card of a resident. */
interface Fact {
  readonly look: 'ok' | 'warn' | 'plain';
  readonly words: string;
}

function moneyFact(world: World, identity: IdentityRow): Fact[] {
  const own = world.table('vouchers').where('identity_address', identity.address);
  const live = own.filter(
    (voucher) =>
      voucher.type === 'regular' &&
      voucher.state === 'active' &&
      !isExpired(voucher, fundOf(world, voucher.fund_id), world.now()),
  );
  if (live.length === 0) return own.length === 0 ? [] : [{ look: 'warn', words: 'no live voucher' }];
  const left = live.reduce((sum, voucher) => sum + amountLeft(voucher, movementsOf(world, voucher)), 0);
  return [{ look: 'ok', words: `${moneyLocale(left)} in ${live.length}` }];
}

function requestFacts(world: World, identity: IdentityRow): Fact[] {
  const pending = world
    .table('fund_requests')
    .where('identity_address', identity.address)
    .filter((request) => request.state === 'pending');
  const open = pending.flatMap((request) =>
    world
      .table('clarifications')
      .where('fund_request_id', request.id)
      .filter((question) => question.state === 'pending'),
  );
  return [
    ...(pending.length > 0 ? [{ look: 'plain', words: 'request pending' } as const] : []),
    ...(open.length > 0 ? [{ look: 'warn', words: 'question open' } as const] : []),
  ];
}

/** What a card tells of a resident: money, requests, what is missing, and the town when it is not Zonnedorp. */
export function factsOf(world: World, persona: Persona, identity: IdentityRow | undefined): readonly Fact[] {
  const town: readonly Fact[] = persona.town ? [{ look: 'plain', words: titleWords(persona.town) }] : [];
  if (!identity) return [{ look: 'plain', words: 'no account yet' }, ...town];
  return [
    ...moneyFact(world, identity),
    ...requestFacts(world, identity),
    ...(persona.email === null ? [{ look: 'warn', words: 'no e-mail' } as const] : []),
    ...(identity.bsn === null ? [{ look: 'plain', words: 'no BSN' } as const] : []),
    ...town,
  ];
}

/** The other ways in and what there is of a resident, in a menu beside the button. */
function moreWays(call: PageCall, who: { name: string; first: string; persona: Persona }): Markup {
  const { name, first, persona } = who;
  const act = (to: string, back: string, label: Markup): Markup =>
    html`<form method="post" action="/_mock/do/${to}">
      <input type="hidden" name="back" value="${back}" /><input type="hidden" name="as" value="${name}" />
      <button>${label}</button>
    </form>`;
  return html`<details class="more" name="more">
    <summary class="btn sq">${icon('more')}<span class="vh">More of ${first}</span></summary>
    <ul>
      <li><a href="/_mock/phone?as=${name}">${icon('phone')}Give ${first} the phone</a></li>
      ${
        persona.email !== null &&
        html`<li>${act('resident-mail', '/_mock/mail', html`${icon('mail')}Mail a sign-in link`)}</li>
          <li>
            <a href="${addressOf('/_mock/mail', { q: `to:${persona.email}` })}">${icon('mail')}Mail to ${first}</a>
          </li>`
      }
      <li><a href="${addressOf('/_mock/push', { q: `to:${name}` })}">${icon('bell')}Pushes to ${first}</a></li>
      <li>
        <a href="${addressOf('/_mock/requests', { q: `resident:${name}` })}">${icon('list')}Requests of ${first}</a>
      </li>
      <li>${act('resident-lapse', call.path, html`${icon('clock')}Let the sign-ins lapse now`)}</li>
    </ul>
  </details>`;
}

/** One resident: who it is, what is the case, one click to be signed in. */
function card(call: PageCall, [name, persona]: readonly [string, Persona]): Markup {
  const identity = residentOf(call.world, name);
  const first = persona.full_name.split(' ')[0] ?? persona.full_name;
  return html`<li class="played person">
    <div class="row">
      ${face(name)}
      <div class="grow">
        <h3>${persona.full_name}</h3>
        <span class="soft tiny mono">${persona.bsn ?? 'no BSN'}</span>
      </div>
    </div>
    <p>${persona.sentence}</p>
    <ul class="tags">
      ${factsOf(call.world, persona, identity).map(({ look, words }) => html`<li class="tag ${look}">${words}</li>`)}
    </ul>
    ${
      identity
        ? html`<div class="row">
            <a class="btn lean grow" href="/_mock/as/${name}">Sign in as ${first}</a>
            ${moreWays(call, { name, first, persona })}
          </div>`
        : html`<a class="btn" href="${call.platform.settings.shopUrl}/start"
            >Start in the shop with ${persona.bsn === null ? 'an e-mail address' : 'DigiD'}</a
          >`
    }
  </li>`;
}

/** All residents of the catalogue, those of this world first. */
export function residents(call: PageCall): Markup {
  const people = [...call.platform.catalogue.personas].toSorted(
    ([one], [other]) => Number(!residentOf(call.world, one)) - Number(!residentOf(call.world, other)),
  );
  return html`<section aria-labelledby="h-people">
    <div class="row between spaced">
      <h2 id="h-people">
        Residents <span class="soft small">one click opens the shop signed in; the menu has the other ways in</span>
      </h2>
      <a class="btn s" href="${call.platform.settings.shopUrl}/">${icon('out')}Open the shop as a visitor</a>
    </div>
    ${filterBox({ list: 'people', label: 'Search residents', look: 'wide', hint: 'name, BSN, question open, no voucher…' })}
    <ul class="people" id="people">
      ${people.map((person) => card(call, person))}
    </ul>
  </section>`;
}
