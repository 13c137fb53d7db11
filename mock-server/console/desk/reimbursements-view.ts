import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { lastDay } from '../../src/domain/vouchers/voucher-state.ts';
import type { ReimbursementRow } from '../../src/database/tables/reservations.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { dayLocale, moneyLocale } from '../../src/wire/format.ts';
import { caseAt, decision, deskForm, dutchDay, hidden, nameOf } from './desk-view.ts';
import type { Effects } from './desk-view.ts';
import { latest, queueView } from './queue-view.ts';
import { attachmentLinks, attachmentPicture } from './attachments.ts';

const ownerOf = (call: PageCall, row: ReimbursementRow): string | null =>
  call.world.table('vouchers').get(row.voucher_id)?.identity_address ?? null;

/** A reimbursement that waits holds its amount already, so this is what stays when it is paid. */
const voucherWords = (call: PageCall, voucher: VoucherRow): Markup =>
  html`<a href="${caseAt('tegoeden', voucher.id)}">${fundOf(call.world, voucher.fund_id).name}</a>,
    <span class="num">${moneyLocale(leftAtCheckout(call.world, voucher))}</span> over na deze declaratie`;

function facts(call: PageCall, row: ReimbursementRow): Markup {
  const voucher = call.world.table('vouchers').get(row.voucher_id);
  return html`<dl class="kv">
    <dt>Bedrag</dt>
    <dd class="value num">${moneyLocale(row.amount ?? 0)}</dd>
    <dt>Rekening</dt>
    <dd class="mono">${row.iban ?? 'geen'}</dd>
    <dt>Naam</dt>
    <dd>${row.iban_name ?? ''}</dd>
    <dt>Tegoed</dt>
    <dd>${voucher && voucherWords(call, voucher)}</dd>
    ${
      row.description !== null &&
      html`<dt>Uitleg</dt>
        <dd>${row.description}</dd>`
    }
    <dt>Bon</dt>
    <dd>${attachmentLinks(call, row.file_uids)}</dd>
  </dl>`;
}

/** The instant at which a reimbursement was submitted; of a draft, at which it was made. */
const submittedAt = (row: ReimbursementRow): number => row.submitted_at ?? row.created_at;

const body = (call: PageCall, row: ReimbursementRow): Markup =>
  html`<div class="row top">
      ${attachmentPicture(call, row.file_uids[0])}
      <div class="grow">${facts(call, row)}</div>
    </div>
    ${row.reason !== null && html`<p class="small">Reden: ${row.reason}</p>`}
    ${
      row.state === 'pending' &&
      deskForm(
        call,
        'reimbursement',
        html`${hidden('id', row.id)}
          <label class="field"
            ><span>Reden bij afwijzen</span><input class="in" name="reason" value="De bon is niet te lezen."
          /></label>
          <div class="row wrap">
            ${decision('approved', 'Goedkeuren en uitbetalen', 'go')} ${decision('declined', 'Afwijzen', 'no')}
          </div>`,
      )
    }`;

/** The effects of a decision on this reimbursement. */
function reimbursementEffects(call: PageCall, row: ReimbursementRow): Effects {
  const voucher = call.world.table('vouchers').get(row.voucher_id);
  const fund = voucher && fundOf(call.world, voucher.fund_id);
  const amount = moneyLocale(row.amount ?? 0);
  return [
    [
      'Goedkeuren',
      [
        ['out', `Uitbetaling van ${amount} naar de rekening, in de boekingen van het tegoed`],
        ['bell', 'Mail en melding: reimbursement_approved'],
      ],
    ],
    [
      'Afwijzen',
      [
        ['ticket', `${amount} komt terug op ${fund?.name ?? 'het tegoed'}`],
        ['bell', 'Mail en melding: reimbursement_declined, met de reden'],
      ],
    ],
    [
      'Niets doen',
      [
        [
          'clock',
          voucher && fund ? `Verloopt met het tegoed op ${dayLocale(lastDay(voucher, fund), 'nl')}` : 'Blijft staan',
        ],
      ],
    ],
  ];
}

/** Reimbursements of money that residents paid themselves. */
export const reimbursementsView = queueView<ReimbursementRow>({
  key: 'declaraties',
  label: 'Declaraties',
  table: (world) => world.table('reimbursements'),
  pending: (table) => table.where('state', 'pending'),
  rest: (table) => latest(table.all(), 8, ({ state }) => state === 'approved' || state === 'declined'),
  ownerOf,
  item: (call, row) => ({
    title: `${moneyLocale(row.amount ?? 0)} ${row.title ?? ''}`.trim(),
    sub: `${nameOf(call, ownerOf(call, row))}, ${row.code}`,
    at: submittedAt(row),
  }),
  head: (call, row) => ({
    title: `Declaratie ${row.code}`,
    sub: `${row.title ?? 'Zonder titel'}, van ${nameOf(call, ownerOf(call, row))}, ingediend op ${dutchDay(submittedAt(row))}`,
  }),
  body,
  effectsOfRow: (call, row) => (row.state === 'pending' ? reimbursementEffects(call, row) : null),
  effects: [
    [
      'Goedkeuren',
      [
        ['ticket', 'Uitbetaling naar de rekening, in de boekingen van het tegoed'],
        ['bell', 'Mail en melding: goedgekeurd'],
      ],
    ],
    [
      'Afwijzen',
      [
        ['ticket', 'Het bedrag komt terug op het tegoed'],
        ['bell', 'Mail en melding, met de reden'],
      ],
    ],
    ['Niets doen', [['clock', 'Verloopt met het tegoed']]],
  ],
});
