import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import type { ReservationRow } from '../../store/table-reservations.ts';
import { fundOf } from '../../store/vouchers.ts';
import { moneyLocale } from '../../wire/format.ts';
import { caseHead, decision, deskForm, hidden, nameOf, dutchDay, personaOf, stateTag } from './desk-view.ts';
import type { DeskItem, DeskView } from './desk-view.ts';

const productName = (call: PageCall, row: ReservationRow): string =>
  call.world.table('products').get(row.product_id)?.name ?? 'Aanbod';

const item = (call: PageCall, row: ReservationRow): DeskItem => ({
  id: row.id,
  title: productName(call, row),
  sub: `${nameOf(call, row.identity_address)}, ${row.code}`,
  when: dutchDay(row.created_at),
  persona: personaOf(call, row.identity_address),
  open: row.state === 'pending',
});

function items(call: PageCall): readonly DeskItem[] {
  const rows = call.world.table('product_reservations');
  const rest = rows.all().filter(({ state }) => state !== 'pending' && state !== 'accepted');
  return [...rows.where('state', 'pending'), ...rows.where('state', 'accepted'), ...rest.slice(-5).toReversed()].map(
    (row) => item(call, row),
  );
}

function facts(call: PageCall, row: ReservationRow): readonly (readonly [string, string | null])[] {
  const product = call.world.table('products').get(row.product_id);
  const voucher = call.world.table('vouchers').get(row.voucher_id);
  return [
    ['Aanbieder', product ? (call.world.table('organizations').get(product.organization_id)?.name ?? null) : null],
    ['Bedrag', moneyLocale(row.amount)],
    ['Uit', voucher ? fundOf(call.world, voucher.fund_id).name : null],
    ['Naam', [row.first_name, row.last_name].filter(Boolean).join(' ') || null],
    ['Telefoon', row.phone],
    ['Adres', row.address],
    ['Geboortedatum', row.birth_date],
    ['Opmerking', row.user_note],
  ];
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

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('product_reservations').get(id);
  if (!row) return null;
  return html`${caseHead({
      persona: personaOf(call, row.identity_address),
      title: productName(call, row),
      sub: `Reservering ${row.code} van ${nameOf(call, row.identity_address)}`,
      state: stateTag(row.state),
    })}
    <dl class="kv">
      ${facts(call, row).map(
        ([label, value]) =>
          value !== null &&
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${deciding(call, row)}`;
}

/** Reservations of offers. */
export const reservationsView: DeskView = {
  key: 'reserveringen',
  label: 'Reserveringen',
  items,
  detail,
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
};
