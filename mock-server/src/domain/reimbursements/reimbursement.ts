import { dayLength } from '../../calendar.ts';
import type { ReimbursementRow } from '../../tables/reimbursements.ts';

/** A reimbursement as the resident fills it in; everything but the voucher may be missing in a draft. */
export type ReimbursementFields = Pick<
  ReimbursementRow,
  'voucher_id' | 'title' | 'description' | 'amount' | 'email' | 'iban' | 'iban_name' | 'file_uids'
>;

/** What submitting needs and a draft does not. */
export type NeededField = 'title' | 'amount' | 'iban' | 'iban_name' | 'files';

/** Names of the needed fields that are empty, in the order of the form. */
export function missingFields(reimbursement: ReimbursementFields): NeededField[] {
  const facts: readonly [NeededField, boolean][] = [
    ['title', reimbursement.title === null],
    ['amount', reimbursement.amount === null],
    ['iban', reimbursement.iban === null],
    ['iban_name', reimbursement.iban_name === null],
    ['files', reimbursement.file_uids.length === 0],
  ];
  return facts.filter(([, missing]) => missing).map(([field]) => field);
}

/** Smallest reimbursement in cents. */
export const smallestReimbursement = 10;

/** Is the amount allowed, given what the voucher has left? A draft without an amount has nothing to check. */
export const fitsAmount = (amount: number | null, left: number): boolean =>
  amount === null || (amount >= smallestReimbursement && amount <= left);

/** Has the sponsor not decided yet? Only then a reimbursement can be cancelled. */
export const isOpen = (reimbursement: Pick<ReimbursementRow, 'state'>): boolean =>
  reimbursement.state === 'draft' || reimbursement.state === 'pending';

/** Whole days from the submission (or the first draft) to the decision or now; at least one. */
export function leadDays(
  reimbursement: Pick<ReimbursementRow, 'created_at' | 'submitted_at' | 'resolved_at'>,
  now: number,
): number {
  const passed = (reimbursement.resolved_at ?? now) - (reimbursement.submitted_at ?? reimbursement.created_at);
  return Math.max(1, Math.floor(passed / dayLength));
}
