import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import type { ReimbursementRow } from '../../store/table-reservations.ts';
import { fundOf } from '../../store/vouchers.ts';
import { moneyLocale } from '../../wire/format.ts';
import { caseHead, decision, deskForm, hidden, nameOf, dutchDay, personaOf, stateTag } from './desk-view.ts';
import type { DeskItem, DeskView } from './desk-view.ts';

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

function facts(call: PageCall, row: ReimbursementRow): Markup {
  const voucher = call.world.table('vouchers').get(row.voucher_id);
  const files = row.file_uids.map((uid) => call.world.table('files').first('uid', uid)?.original_name ?? uid);
  return html`<dl class="kv">
    <dt>Bedrag</dt>
    <dd class="value num">${moneyLocale(row.amount ?? 0)}</dd>
    <dt>Rekening</dt>
    <dd class="mono">${row.iban ?? 'geen'}</dd>
    <dt>Naam</dt>
    <dd>${row.iban_name ?? ''}</dd>
    <dt>Tegoed</dt>
    <dd>${voucher ? fundOf(call.world, voucher.fund_id).name : ''}</dd>
    <dt>Bon</dt>
    <dd>${files.join(', ')}</dd>
  </dl>`;
}

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('reimbursements').get(id);
  if (!row) return null;
  return html`${caseHead({
    persona: personaOf(call, ownerOf(call, row)),
    title: `Declaratie ${row.code}`,
    sub: `${row.title ?? 'Zonder titel'}, van ${nameOf(call, ownerOf(call, row))}`,
    state: stateTag(row.state),
  })}
  ${facts(call, row)} ${row.reason !== null && html`<p class="small">Reden: ${row.reason}</p>`}
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

/** Claims of money that residents paid themselves. */
export const claimsView: DeskView = {
  key: 'declaraties',
  label: 'Declaraties',
  items,
  detail,
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
