import { isOpen } from './reimbursement.ts';
import { isExpired } from '../vouchers/voucher-state.ts';
import { isSpendable } from '../reservations/reservable.ts';
import type { ReimbursementRow } from '../../tables/reimbursements.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { fundOf } from '../vouchers/vouchers.ts';
import type { World } from '../../world/world.ts';

/** Can the owner reimbursement money back on this voucher: spendable, in a budget fund that allows reimbursements? */
export function isReimbursable(world: World, voucher: VoucherRow): boolean {
  const fund = fundOf(world, voucher.fund_id);
  return isSpendable(world, voucher) && fund.type === 'budget' && fund.allow_reimbursements;
}

/** The voucher of a reimbursement; a reimbursement without one cannot exist. */
export function voucherOf(world: World, row: Pick<ReimbursementRow, 'id' | 'voucher_id'>): VoucherRow {
  const voucher = world.table('vouchers').get(row.voucher_id);
  if (!voucher) throw new Error(`Reimbursement ${row.id} names voucher ${row.voucher_id}, which is not there.`);
  return voucher;
}

/** Was the voucher over before the sponsor decided? */
export function isReimbursementExpired(world: World, row: ReimbursementRow): boolean {
  const voucher = voucherOf(world, row);
  return isOpen(row) && isExpired(voucher, fundOf(world, voucher.fund_id), world.now());
}

export const isReimbursementDeactivated = (world: World, row: ReimbursementRow): boolean =>
  isOpen(row) && voucherOf(world, row).state === 'deactivated';

/** The row that holds a document. */
export const holderOf = <R extends { readonly file_uids: readonly string[] }>(
  rows: readonly R[],
  uid: string,
): R | undefined => rows.find((row) => row.file_uids.includes(uid));

/** Is the file part of something other than this reimbursement already? A file can be attached once. */
export function isFileTaken(world: World, uid: string, reimbursementId: number | null): boolean {
  const others = world
    .table('reimbursements')
    .all()
    .filter((row) => row.id !== reimbursementId);
  const holders = [others, world.table('fund_request_records').all(), world.table('clarifications').all()];
  return holders.some((rows) => holderOf<{ readonly file_uids: readonly string[] }>(rows, uid) !== undefined);
}

/** What the sponsor decides; a reason counts only for a refusal. */
export type ReimbursementDecision = { readonly state: 'approved' | 'declined'; readonly reason?: string | null };

/** The sponsor decides on a pending reimbursement; null when it cannot. Approving books the payout. */
export function decideReimbursement(
  world: World,
  row: ReimbursementRow,
  decision: ReimbursementDecision,
): ReimbursementRow | null {
  if (row.state !== 'pending' || isReimbursementExpired(world, row) || isReimbursementDeactivated(world, row))
    return null;
  if (decision.state === 'approved') payOut(world, row);
  return world.table('reimbursements').update(row, {
    state: decision.state,
    reason: decision.state === 'declined' ? (decision.reason ?? null) : null,
    resolved_at: world.now(),
  });
}

function payOut(world: World, row: ReimbursementRow): void {
  world.table('transactions').insert({
    address: world.random.address(),
    voucher_id: row.voucher_id,
    organization_id: null,
    product_id: null,
    amount: row.amount ?? 0,
    state: 'success',
    target: 'iban',
    created_at: world.now(),
  });
}
