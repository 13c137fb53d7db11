/** Reimbursements of money that a resident paid. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { asked, paged } from '../../http/page.ts';
import { rowIn, unknownRows } from '../../http/rows-of-call.ts';
import { forbidden, said, type FieldErrors } from '../../http/refusal.ts';
import { isOpen } from '../../domain/reimbursements/reimbursement.ts';
import { isExpired } from '../../domain/vouchers/voucher-state.ts';
import { isReimbursementExpired, voucherOf } from '../../domain/reimbursements/reimbursements.ts';
import { freshCode } from '../../domain/reservations/reservations.ts';
import type { ReimbursementRow } from '../../tables/reimbursements.ts';
import { notifyOfReimbursement } from '../../notifications/notify-resident.ts';
import { fundOf } from '../../domain/vouchers/vouchers.ts';
import { reimbursement } from '../../wire/reimbursement.ts';
import { checkReimbursement, reimbursementIn, hasReimbursableVoucher, isSubmitted } from './reimbursement-input.ts';

const tooLate: Sentence = {
  nl: 'U kunt deze declaratie niet meer annuleren.',
  en: 'You cannot cancel this reimbursement any more.',
};

const settled: Sentence = {
  nl: 'U kunt deze declaratie niet meer wijzigen.',
  en: 'You cannot change this reimbursement any more.',
};
const noReimbursableVoucher: Sentence = {
  nl: 'U heeft geen tegoed waarmee u kosten kunt terugvragen.',
  en: 'You have no voucher with which you can claim money back.',
};

const checkList = (call: Call): FieldErrors => unknownRows(call, { fund_id: 'funds' });

/** Is the voucher of the reimbursement over or stopped? The state of the reimbursement does not count here. */
function isArchived(call: Call, row: ReimbursementRow): boolean {
  const voucher = voucherOf(call.world, row);
  return voucher.state === 'deactivated' || isExpired(voucher, fundOf(call.world, voucher.fund_id), call.world.now());
}

const reimbursementsOf = (call: SignedCall): ReimbursementRow[] =>
  call.world
    .table('vouchers')
    .where('identity_address', call.caller.identity.address)
    .flatMap((voucher) => call.world.table('reimbursements').where('voucher_id', voucher.id));

export const listReimbursements = operation('listReimbursements', { check: checkList }, (call) => {
  const archived = asked(call, 'archived');
  const rows = reimbursementsOf(call)
    .filter((row) => (textOf(call.query, 'state') ?? row.state) === row.state)
    .filter((row) => [null, voucherOf(call.world, row).fund_id].includes(numberOf(call.query, 'fund_id')))
    .filter((row) => archived === null || archived === isArchived(call, row))
    .toSorted((one, other) => other.created_at - one.created_at || other.id - one.id);
  return paged(call, rows, { size: 15, show: (row) => reimbursement(call, row) });
});

/** The reimbursement in the path: own means that its voucher is the caller's. */
function ownReimbursement(call: SignedCall): ReimbursementRow {
  const row = rowIn(call, 'reimbursements');
  if (voucherOf(call.world, row).identity_address !== call.caller.identity.address) throw forbidden();
  return row;
}

/** An own reimbursement that may still be changed. */
function ownDraft(call: SignedCall): ReimbursementRow {
  const row = ownReimbursement(call);
  if (row.state !== 'draft' || isReimbursementExpired(call.world, row)) throw said(403, settled);
  return row;
}

/** State and moment that a call gives to a reimbursement. */
const submission = (call: SignedCall): Pick<ReimbursementRow, 'state' | 'submitted_at'> =>
  isSubmitted(call) ? { state: 'pending', submitted_at: call.world.now() } : { state: 'draft', submitted_at: null };

export const createReimbursement = operation(
  'createReimbursement',
  { check: (call) => checkReimbursement(call, null) },
  (call) => {
    if (!hasReimbursableVoucher(call)) throw said(403, noReimbursableVoucher);
    const reimbursements = call.world.table('reimbursements');
    const row = reimbursements.insert({
      ...reimbursementIn(call, null),
      ...submission(call),
      code: freshCode(call.world, (code) => reimbursements.first('code', code) !== undefined),
      reason: null,
      employee_id: null,
      resolved_at: null,
      created_at: call.world.now(),
    });
    notifyOfReimbursement(call.world, row);
    return { data: reimbursement(call, row) };
  },
);

export const updateReimbursement = operation(
  'updateReimbursement',
  { guard: ownDraft, check: (call) => checkReimbursement(call, ownDraft(call)) },
  (call) => {
    const row = ownDraft(call);
    const next = call.world.table('reimbursements').update(row, { ...reimbursementIn(call, row), ...submission(call) });
    notifyOfReimbursement(call.world, next);
    return { data: reimbursement(call, next) };
  },
);

export const cancelReimbursement = operation('cancelReimbursement', {}, (call) => {
  const row = ownReimbursement(call);
  if (!isOpen(row)) throw said(403, tooLate);
  call.world.table('reimbursements').remove(row);
  return {};
});

export const readReimbursement = operation('readReimbursement', {}, (call) => ({
  data: reimbursement(call, ownReimbursement(call)),
}));
