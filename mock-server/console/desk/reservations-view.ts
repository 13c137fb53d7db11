import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { ReservationRow } from '../../src/database/tables/reservations.ts';
import { transferMoment } from '../../src/domain/reservations/reservations.ts';
import type { ProductRow } from '../../src/database/tables/tenants.ts';
import { leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { dayLocale, moneyLocale } from '../../src/wire/format.ts';
import { caseAt, decision, deskForm, dutchDay, hidden, nameOf } from './desk-view.ts';
import type { Effects } from './desk-view.ts';
import { latest, queueView } from './queue-view.ts';
import { smallPicture } from './small-picture.ts';

const productName = (call: PageCall, row: ReservationRow): string =>
  call.world.table('products').get(row.product_id)?.name ?? 'Aanbod';

function facts(call: PageCall, row: ReservationRow): readonly (readonly [string, string | null])[] {
  const product = call.world.table('products').get(row.product_id);
  return [
    ['Aanbieder', product ? (call.world.table('organizations').get(product.organization_id)?.name ?? null) : null],
    ['Naam', [row.first_name, row.last_name].filter(Boolean).join(' ') || null],
    ['Telefoon', row.phone],
    ['Adres', row.address],
    ['Geboortedatum', row.birth_date],
    ['Opmerking', row.user_note],
  ];
}

/** How many of the offer are still to be had, this one not counted; null when there is no end to it. */
function leftOf({ unlimited_stock, total_amount, reserved_amount, sold_amount }: ProductRow): number | null {
  return unlimited_stock ? null : Math.max(0, total_amount - reserved_amount - sold_amount);
}

const stockWords = (product: ProductRow): string => {
  const left = leftOf(product);
  return left === null ? 'zo veel als er nodig zijn' : `nog ${left} van ${product.total_amount} vrij`;
};

function offer(call: PageCall, row: ReservationRow): Markup {
  const product = call.world.table('products').get(row.product_id);
  const voucher = call.world.table('vouchers').get(row.voucher_id);
  return html`<div class="row top">
    ${product && offerPicture(call, product)}
    <div class="grow">
      <p>
        <b class="num">${moneyLocale(row.amount)}</b>
        ${voucher && html`uit ${fundOf(call.world, voucher.fund_id).name}`}
      </p>
      ${product && html`<p class="small soft">${stockWords(product)}</p>`}
      ${
        voucher &&
        html`<p class="small">
          <a href="${caseAt('tegoeden', voucher.id)}">Tegoed ${voucher.id}</a>
          <span class="soft"
            >houdt <span class="num">${moneyLocale(leftAtCheckout(call.world, voucher))}</span> over</span
          >
        </p>`
      }
    </div>
  </div>`;
}

function offerPicture(call: PageCall, product: ProductRow): Markup | false {
  const picture = smallPicture(call, product.photo_uid);
  return picture !== null && html`<img class="offer" src="${picture}" alt="" />`;
}

function deciding(call: PageCall, row: ReservationRow): Markup | false {
  if (row.state !== 'pending' && row.state !== 'accepted') return false;
  const buttons =
    row.state === 'pending'
      ? html`${decision('accept', 'Accepteren', 'go')} ${decision('reject', 'Weigeren', 'no')}`
      : decision('cancel', 'Annuleren', 'no');
  return deskForm(
    call,
    'reservation',
    html`${hidden('id', row.id)}
      <div class="row wrap">${buttons}</div>`,
  );
}

const body = (call: PageCall, row: ReservationRow): Markup =>
  html`${offer(call, row)}
    <dl class="kv">
      ${facts(call, row).map(
        ([label, value]) =>
          value !== null &&
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${deciding(call, row)}`;

/** The effects of a decision on this reservation. */
function reservationEffects(call: PageCall, row: ReservationRow): Effects {
  const { world } = call;
  const voucher = world.table('vouchers').get(row.voucher_id);
  const product = world.table('products').get(row.product_id);
  const amount = moneyLocale(row.amount);
  const leaves = voucher ? dutchDay(transferMoment(world.now(), fundOf(world, voucher.fund_id))) : 'later';
  const isLimited = product !== undefined && leftOf(product) !== null;
  return [
    [
      'Accepteren',
      [
        ['ticket', `Betaling van ${amount} geboekt; gaat weg op ${leaves}`],
        ['bell', 'Mail en melding: product_reservation_accepted'],
        ['undo', 'Annuleren kan tot die dag, alleen door u'],
      ],
    ],
    [
      'Weigeren',
      [
        ['ticket', `${amount} weer op tegoed ${row.voucher_id}`],
        ['bell', 'Mail en melding: product_reservation_rejected'],
        ...(isLimited ? [['layers', 'De plaats komt weer vrij'] as const] : []),
      ],
    ],
  ];
}

/** Reservations of offers. */
export const reservationsView = queueView<ReservationRow>({
  key: 'reserveringen',
  label: 'Reserveringen',
  table: (world) => world.table('product_reservations'),
  pending: (table) => table.where('state', 'pending'),
  rest: (table) => [
    ...table.where('state', 'accepted'),
    ...latest(table.all(), 5, ({ state }) => state !== 'pending' && state !== 'accepted'),
  ],
  ownerOf: (_call, row) => row.identity_address,
  item: (call, row) => ({
    title: productName(call, row),
    sub: `${nameOf(call, row.identity_address)}, ${row.code}`,
    at: row.created_at,
  }),
  head: (call, row) => ({
    title: productName(call, row),
    sub: `Reservering ${row.code} van ${nameOf(call, row.identity_address)}, gemaakt op ${dutchDay(row.created_at)}, geldig tot en met ${dayLocale(row.expire_at, 'nl')}`,
  }),
  body,
  effectsOfRow: (call, row) => (row.state === 'pending' ? reservationEffects(call, row) : null),
  effects: [
    [
      'Accepteren',
      [
        ['ticket', 'Betaling geboekt; gaat weg na 14 dagen'],
        ['bell', 'Mail en melding: geaccepteerd'],
        ['undo', 'Annuleren kan tot die dag, alleen door u'],
      ],
    ],
    [
      'Weigeren',
      [
        ['ticket', 'Het bedrag staat weer op het tegoed'],
        ['layers', 'De plaats komt weer vrij'],
      ],
    ],
  ],
});
