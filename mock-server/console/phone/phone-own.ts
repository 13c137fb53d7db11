import { face } from '../page-kit/face.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { amountLeft, isExpired, lastDay } from '../../src/domain/vouchers/voucher-state.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { fundOf, movementsOf } from '../../src/domain/vouchers/vouchers.ts';
import { dayLocale, moneyLocale } from '../../src/wire/format.ts';
import { voucherQr } from '../../src/services/phone/qr-picture.ts';
import { phoneAt } from './phone-place.ts';
import type { Holder } from './phone-place.ts';

function voucherCard(call: PageCall, voucher: VoucherRow, isOpen: boolean): Markup {
  const { world } = call;
  const fund = fundOf(world, voucher.fund_id);
  const child = voucher.records.find(({ record_type_key }) => record_type_key === 'given_name')?.value;
  return html`<li class="acard stack-s">
    <p class="row between">
      <b>${fund.name}</b
      >${fund.type === 'budget' && html`<b class="num">${moneyLocale(amountLeft(voucher, movementsOf(world, voucher)))}</b>`}
    </p>
    <details ${isOpen && html`open`}>
      <summary class="small">QR-code<span class="vh"> van ${fund.name}</span></summary>
      <img class="voucherqr" src="${voucherQr(voucher.address)}" alt="QR-code van dit tegoed" />
      <p>
        <a class="small" href="/_mock/desk?view=kassa&amp;scan=${voucher.address}">Laat hem zien aan de kassa</a>
      </p>
    </details>
    <p class="soft small">
      ${child !== undefined && `Voor ${child}. `}Geldig tot en met ${dayLocale(lastDay(voucher, fund), 'nl')}
    </p>
  </li>`;
}

/** Vouchers that this resident can pay with now; the code of the first is open, as for a checkout. */
export function vouchersScreen(call: PageCall, holder: Holder): Markup {
  const { world } = call;
  const live = world
    .table('vouchers')
    .where('identity_address', holder.identity.address)
    .filter(
      (voucher) => voucher.state === 'active' && !isExpired(voucher, fundOf(world, voucher.fund_id), world.now()),
    );
  return html`<h2>Uw tegoeden</h2>
    ${live.length === 0 && html`<p class="acard soft">U heeft nu geen tegoed.</p>`}
    <ul class="stack-s">
      ${live.map((voucher, index) => voucherCard(call, voucher, index === 0))}
    </ul>`;
}

/** Who this is, and the way to a code with which this app itself is signed in from the web shop. */
export const selfScreen = (holder: Holder): Markup =>
  html`<h2>${holder.persona.full_name}</h2>
    <dl class="acard kv small">
      <dt>E-mail</dt>
      <dd>${holder.persona.email ?? 'geen'}</dd>
      <dt>BSN</dt>
      <dd>${holder.identity.bsn === null ? 'niet bekend' : 'bekend'}</dd>
    </dl>
    <p class="stack-s bottom-of-screen">
      <a class="abtn alt" href="${phoneAt(holder, 'toon')}">${icon('keys')}Toon een code voor deze app</a>
      <a class="abtn alt" href="${phoneAt(holder, 'wie')}">${icon('user')}Ik ben iemand anders</a>
    </p>`;

/** Residents that are seen at once when the phone asks who holds it. */
const firstFew = 4;

const person = (holder: Holder): Markup =>
  html`<li>
    <a class="acard row aperson" href="${phoneAt(holder, 'scannen')}"
      >${face(holder.key, 's')}<b class="grow">${holder.persona.full_name}</b>${icon('on')}</a
    >
  </li>`;

/** Who are you today? */
export const peopleScreen = (everybody: readonly Holder[], holder: Holder): Markup =>
  html`<h2>Wie bent u vandaag?</h2>
    <ul class="stack-s">
      ${everybody.slice(0, firstFew).map(person)}
    </ul>
    ${
      everybody.length > firstFew &&
      html`<details>
        <summary class="small">Nog ${everybody.length - firstFew} bewoners</summary>
        <ul class="stack-s">
          ${everybody.slice(firstFew).map(person)}
        </ul>
      </details>`
    }
    <div class="stack-s bottom-of-screen">
      <p class="soft small">Of log deze app in vanuit de webwinkel:</p>
      <form method="post" action="/_mock/phone/code">
        <input type="hidden" name="as" value="${holder.key}" />
        <button class="abtn">Toon een code</button>
      </form>
    </div>`;
