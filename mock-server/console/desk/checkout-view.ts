import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { isExpired, lastDay } from '../../src/domain/vouchers/voucher-state.ts';
import { acceptingProviders, leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { fundOf, voucherAt } from '../../src/domain/vouchers/vouchers.ts';
import { dayLocale, moneyLocale } from '../../src/wire/format.ts';
import { caseAt, caseHead, deskForm, hidden, nameOf, personaOf, stateTag } from './desk-view.ts';
import type { DeskItem, DeskView } from './desk-view.ts';

/** Most vouchers on a list: a city has a hundred thousand. */
const mostVouchers = 120;

export const voucherState = (call: PageCall, row: VoucherRow): string =>
  row.state === 'active' && isExpired(row, fundOf(call.world, row.fund_id), call.world.now()) ? 'expired' : row.state;

export function voucherItem(call: PageCall, row: VoucherRow): DeskItem {
  const fund = fundOf(call.world, row.fund_id);
  const product = row.product_id === null ? null : call.world.table('products').get(row.product_id)?.name;
  return {
    id: row.id,
    title: nameOf(call, row.identity_address),
    sub: product ?? fund.name,
    when: fund.type === 'subsidies' ? '' : moneyLocale(leftAtCheckout(call.world, row)),
    persona: personaOf(call, row.identity_address),
    open: true,
  };
}

/** Vouchers of residents that the console knows by name, with which something can still be done. */
export const ownedVouchers = (call: PageCall): readonly VoucherRow[] =>
  call.world
    .table('vouchers')
    .all()
    .filter((row) => row.product_reservation_id === null && personaOf(call, row.identity_address) !== null)
    .slice(0, mostVouchers);

const items = (call: PageCall): readonly DeskItem[] =>
  ownedVouchers(call)
    .filter((row) => voucherState(call, row) === 'active')
    .map((row) => voucherItem(call, row));

function paying(call: PageCall, row: VoucherRow): Markup {
  const left = leftAtCheckout(call.world, row);
  const amount = row.type === 'product' ? left : Math.min(left, 1250);
  return deskForm(
    call,
    'payment',
    html`${hidden('id', row.id)}
      <label class="field"
        ><span>Aanbieder</span
        ><select class="in" name="organization">
          ${acceptingProviders(call.world, row).map((id) => html`<option value="${id}">${call.world.table('organizations').get(id)?.name ?? id}</option>`)}
        </select></label
      >
      <label class="field"
        ><span>Bedrag in euro</span
        ><input class="in num" name="amount" inputmode="decimal" value="${(amount / 100).toFixed(2).replace('.', ',')}"
      /></label>
      <div class="row"><button class="btn go">${icon('scan')}Reken af</button></div>`,
  );
}

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('vouchers').get(id);
  if (!row) return null;
  const fund = fundOf(call.world, row.fund_id);
  return html`${caseHead({
      persona: personaOf(call, row.identity_address),
      title: `Tegoed van ${nameOf(call, row.identity_address)}`,
      sub: `${fund.name}, geldig tot en met ${dayLocale(lastDay(row, fund), 'nl')}`,
      state: stateTag(voucherState(call, row)),
    })}
    <p class="value num">${moneyLocale(leftAtCheckout(call.world, row))} over</p>
    <p class="mono tiny soft clip">${row.address}</p>
    ${paying(call, row)}`;
}

/** The voucher that the shop opened last: its code is on somebody's screen. */
function openInShop(call: PageCall): VoucherRow | undefined {
  const last = call.world.log.entries.findLast(
    ({ operation_id, status }) => operation_id === 'readVoucher' && status === 200,
  );
  const named = last === undefined ? '' : (new URL(last.url, 'http://shop').pathname.split('/').at(-1) ?? '');
  return voucherAt(call.world, named) ?? call.world.table('vouchers').get(Number(named));
}

const openQr = (row: VoucherRow | undefined): Markup =>
  row === undefined
    ? html`<p class="soft small">In de winkel staat geen QR-code van een tegoed open.</p>`
    : html`<a class="btn s" href="${caseAt('kassa', row.id)}">${icon('scan')}Neem de open QR</a>`;

const above = (call: PageCall): Markup =>
  html`<form class="stack-s pad-s divided-b" action="/_mock/desk">
    <input type="hidden" name="view" value="kassa" />
    <label class="field"
      ><span>Tegoed scannen of plakken</span
      ><input class="in mono" name="scan" placeholder="0x8d21c0…" autocomplete="off"
    /></label>
    <div class="row wrap"><button class="btn s">${icon('search')}Zoek</button>${openQr(openInShop(call))}</div>
  </form>`;

/** The till: a voucher is shown and money is taken from it. */
export const checkoutView: DeskView = {
  key: 'kassa',
  label: 'Kassa',
  items,
  detail,
  above,
  effects: [
    [
      'Afrekenen',
      [
        ['ticket', 'Het bedrag gaat van het tegoed'],
        ['phone', 'Push en mail: betaling gedaan'],
        ['bell', 'Melding in de webwinkel'],
      ],
    ],
    ['Kan niet', [['warn', 'Het tegoed is gestopt of verlopen, de aanbieder doet niet mee, of er staat te weinig op']]],
  ],
};
