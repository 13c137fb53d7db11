import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { lastDay } from '../../src/domain/vouchers/voucher-state.ts';
import type { ReimbursementRow } from '../../src/database/tables/reservations.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { dayLocale, moneyLocale } from '../../src/wire/format.ts';
import {
  caseAt,
  caseHead,
  decision,
  deskForm,
  hidden,
  nameOf,
  pendingIn,
  dutchDay,
  personaOf,
  stateTag,
} from './desk-view.ts';
import type { DeskItem, DeskView, Effects } from './desk-view.ts';
import { attachmentLinks, attachmentPicture } from './attachments.ts';

const ownerOf = (call: PageCall, row: ReimbursementRow): string | null =>
  call.world.table('vouchers').get(row.voucher_id)?.identity_address ?? null;

const item = (call: PageCall, row: ReimbursementRow): DeskItem => ({
  id: row.id,
  title: `${moneyLocale(row.amount ?? 0)} ${row.title ?? ''}`.trim(),
  sub: `${nameOf(call, ownerOf(call, row))}, ${row.code}`,
  when: dutchDay(row.submitted_at ?? row.created_at),
  persona: personaOf(call, ownerOf(call, row)),
  open: row.state === 'pending',
});

function items(call: PageCall): readonly DeskItem[] {
  const rows = call.world.table('reimbursements');
  const done = rows.all().filter(({ state }) => state === 'approved' || state === 'declined');
  return [...rows.where('state', 'pending'), ...done.slice(-8).toReversed()].map((row) => item(call, row));
}

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

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('reimbursements').get(id);
  if (!row) return null;
  return html`${caseHead({
      persona: personaOf(call, ownerOf(call, row)),
      title: `Declaratie ${row.code}`,
      sub: `${row.title ?? 'Zonder titel'}, van ${nameOf(call, ownerOf(call, row))}, ingediend op ${dutchDay(row.submitted_at ?? row.created_at)}`,
      state: stateTag(row.state),
    })}
    <div class="row top">
      ${attachmentPicture(call, row.file_uids[0])}
      <div class="grow">${facts(call, row)}</div>
    </div>
    ${row.reason !== null && html`<p class="small">Reden: ${row.reason}</p>`}
    ${
      row.state === 'pending' &&
      deskForm(
        call,
        'claim',
        html`${hidden('id', row.id)}
          <label class="field"
            ><span>Reden bij afwijzen</span><input class="in" name="reason" value="De bon is niet te lezen."
          /></label>
          <div class="row wrap">
            ${decision('approved', 'Goedkeuren en uitbetalen', 'go')} ${decision('declined', 'Afwijzen', 'no')}
          </div>`,
      )
    }`;
}

/** What follows from a decision on this reimbursement. */
function claimEffects(call: PageCall, row: ReimbursementRow): Effects {
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

/** Claims of money that residents paid themselves. */
export const reimbursementsView: DeskView = {
  key: 'declaraties',
  waits: (call) => pendingIn(call, 'reimbursements'),
  label: 'Declaraties',
  items,
  detail,
  effectsOf(call, id) {
    const row = call.world.table('reimbursements').get(id);
    return row?.state === 'pending' ? claimEffects(call, row) : null;
  },
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
};
