import type { ReimbursementRow } from '../../src/tables/reimbursements.ts';
import type { ReservationRow } from '../../src/tables/reservations.ts';
import type { VoucherRow } from '../../src/tables/vouchers.ts';
import { acceptingProviders, leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import { isExpired } from '../../src/domain/vouchers/voucher-state.ts';
import { fundOf, voucherAt } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/world/world.ts';
import { dayLocale, moneyLocale } from '../../src/wire/format.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { hidden, option } from '../page-kit/page.ts';
import { asked, type PageCall } from '../page-kit/page-call.ts';
import { attachments } from './attachments.ts';
import {
  decision,
  deskCase,
  deskForm,
  dutchDay,
  lastDecided,
  nameOf,
  reasonField,
  waitingAndDone,
  type DeskView,
} from './desk-parts.ts';

function reservationForm({ id, state }: ReservationRow): Markup | false {
  if (state === 'pending')
    return deskForm('reservation', id, html`${decision('accept', 'Accepteren')}${decision('reject', 'Weigeren')}`);
  return state === 'accepted' && deskForm('reservation', id, decision('cancel', 'Annuleren'));
}

function reservationCase(call: PageCall, row: ReservationRow): Markup {
  const product = call.world.table('products').get(row.product_id);
  const provider = product && call.world.table('organizations').get(product.organization_id);
  return deskCase({
    title: `Reservering ${row.code} van ${nameOf(call, row.identity_address)}`,
    state: row.state,
    facts: [
      ['Aanbod', product?.name ?? null],
      ['Aanbieder', provider?.name ?? null],
      ['Bedrag', moneyLocale(row.amount)],
      ['Geldig tot en met', dayLocale(row.expire_at, 'nl')],
      ['Naam', [row.first_name, row.last_name].filter(Boolean).join(' ') || null],
      ['Opmerking', row.user_note],
    ],
    more: reservationForm(row),
  });
}

/** Reservations, which their provider accepts, refuses or cancels. */
export const reservationsView: DeskView = {
  key: 'reserveringen',
  label: 'Reserveringen',
  waits: ({ world }) => world.table('product_reservations').where('state', 'pending').length,
  content(call) {
    const reservations = call.world.table('product_reservations');
    return waitingAndDone(
      reservations.where('state', 'pending').map((row) => reservationCase(call, row)),
      lastDecided(reservations.all()).map((row) => reservationCase(call, row)),
    );
  },
};

function reimbursementCase(call: PageCall, row: ReimbursementRow): Markup {
  const voucher = call.world.table('vouchers').get(row.voucher_id);
  return deskCase({
    title: `Declaratie ${row.code} van ${nameOf(call, voucher?.identity_address ?? null)}`,
    state: row.state,
    facts: [
      ['Waarvoor', row.title],
      ['Bedrag', moneyLocale(row.amount ?? 0)],
      ['Rekening', `${row.iban ?? 'geen'}, ${row.iban_name ?? ''}`],
      ['Tegoed', voucher ? fundOf(call.world, voucher.fund_id).name : null],
      ['Ingediend op', dutchDay(row.submitted_at ?? row.created_at)],
      ['Uitleg', row.description],
      ['Reden', row.reason],
    ],
    more: [
      ...attachments(call, row.file_uids),
      row.state === 'pending' &&
        deskForm(
          'reimbursement',
          row.id,
          html`${reasonField('Reden bij afwijzen', 'De bon is niet te lezen.')}
          ${decision('approved', 'Goedkeuren en uitbetalen')}${decision('declined', 'Afwijzen')}`,
        ),
    ],
  });
}

/** Reimbursements of money that residents paid themselves. */
export const reimbursementsView: DeskView = {
  key: 'declaraties',
  label: 'Declaraties',
  waits: ({ world }) => world.table('reimbursements').where('state', 'pending').length,
  content(call) {
    const submitted = call.world
      .table('reimbursements')
      .all()
      .filter(({ state }) => state !== 'draft');
    return waitingAndDone(
      submitted.filter(({ state }) => state === 'pending').map((row) => reimbursementCase(call, row)),
      lastDecided(submitted).map((row) => reimbursementCase(call, row)),
    );
  },
};

/** Every voucher of the world that can be paid with now, whoever owns it. */
const payable = (world: World): readonly VoucherRow[] =>
  world
    .table('vouchers')
    .where('state', 'active')
    .filter((row) => !isExpired(row, fundOf(world, row.fund_id), world.now()) && leftAtCheckout(world, row) > 0);

function voucherWords(call: PageCall, row: VoucherRow): string {
  const owner = row.identity_address === null ? 'nog van niemand' : nameOf(call, row.identity_address);
  const product = row.product_id === null ? undefined : call.world.table('products').get(row.product_id);
  return `${owner}: ${product?.name ?? fundOf(call.world, row.fund_id).name}, ${moneyLocale(leftAtCheckout(call.world, row))}`;
}

function paymentForm(call: PageCall, row: VoucherRow): Markup {
  const left = leftAtCheckout(call.world, row);
  const amount = row.type === 'product' ? left : Math.min(left, 1250);
  const providers = acceptingProviders(call.world, row);
  return html`<article class="card">
    <h3>${voucherWords(call, row)}</h3>
    ${providers.length === 0 && html`<p class="warn">Geen aanbieder neemt dit tegoed aan.</p>`}
    ${deskForm(
      'payment',
      row.id,
      html`<label
          >Aanbieder<select name="organization">
            ${providers.map((id) => option(id, call.world.table('organizations').get(id)?.name ?? String(id)))}
          </select></label
        ><label
          >Bedrag in euro<input
            name="amount"
            inputmode="decimal"
            value="${(amount / 100).toFixed(2).replace('.', ',')}" /></label
        ><button class="go">Reken af</button>`,
    )}
  </article>`;
}

/** The voucher by its number, its address, or the text of its QR code. */
function chosenVoucher({ world }: PageCall, wanted: string): VoucherRow | undefined {
  const address = /0x[0-9a-f]+/i.exec(wanted)?.[0];
  return address === undefined ? world.table('vouchers').get(Number(wanted)) : voucherAt(world, address);
}

/** The till: a voucher is chosen or scanned, and a provider takes money from it. */
export const tillView: DeskView = {
  key: 'kassa',
  label: 'Kassa',
  content(call) {
    const wanted = asked(call, 'voucher');
    const chosen = wanted === null ? undefined : chosenVoucher(call, wanted);
    return html`<form class="row" action="/_mock/desk">
        ${hidden('view', 'kassa')}
        <label
          >Tegoed<select name="voucher">
            ${payable(call.world).map((row) => option(row.id, voucherWords(call, row), row.id === chosen?.id))}
          </select></label
        ><button>Kies dit tegoed</button>
      </form>
      <form class="row" action="/_mock/desk">
        ${hidden('view', 'kassa')}
        <label>Of de tekst van een QR-code<input name="voucher" autocomplete="off" required /></label
        ><button>Scan</button>
      </form>
      ${wanted !== null && !chosen && html`<p class="warn">Dit tegoed kennen wij niet.</p>`}
      ${chosen && paymentForm(call, chosen)}`;
  },
};
