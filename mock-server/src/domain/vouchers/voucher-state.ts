import { dayOf } from '../../calendar.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { ReimbursementRow } from '../../tables/reimbursements.ts';
import type { TransactionRow, VoucherRow } from '../../tables/vouchers.ts';

/** The last day of a voucher: its own, but never later than the fund's. */
export const lastDay = (voucher: VoucherRow, fund: FundRow): string =>
  voucher.expire_at < fund.end_date ? voucher.expire_at : fund.end_date;

/** Past the end of its last day? */
export const isExpired = (voucher: VoucherRow, fund: FundRow, now: number): boolean =>
  dayOf(now) > lastDay(voucher, fund);

/** A reimbursement on a voucher; only a pending one takes from it, for an approved one is paid. */
type HeldReimbursement = Pick<ReimbursementRow, 'state' | 'amount'>;

/** Everything that takes from, or adds to, a voucher. */
export type Movements = {
  readonly transactions: readonly TransactionRow[];
  readonly productVouchers: readonly VoucherRow[];
  readonly reimbursements?: readonly HeldReimbursement[];
};

/** The state of a payment now: a pending one has gone to the bank once its moment has come. */
export const paymentState = (
  row: Pick<TransactionRow, 'state' | 'transfer_at'>,
  now: number,
): TransactionRow['state'] =>
  row.state === 'pending' && typeof row.transfer_at === 'number' && row.transfer_at <= now ? 'success' : row.state;

/** Cents in pending reimbursements. */
const heldFor = (reimbursements: readonly HeldReimbursement[] = []): number =>
  reimbursements.reduce(
    (total, reimbursement) => total + (reimbursement.state === 'pending' ? (reimbursement.amount ?? 0) : 0),
    0,
  );

/** What is left in cents: start amount and top-ups, minus payments, product vouchers and pending reimbursements. */
export function amountLeft(voucher: VoucherRow, movements: Movements): number {
  const live = movements.transactions.filter((transaction) => transaction.state !== 'canceled');
  const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, row) => total + row.amount, 0);
  return (
    voucher.amount +
    sum(live.filter((transaction) => transaction.target === 'top_up')) -
    sum(live.filter((transaction) => transaction.target !== 'top_up')) -
    sum(movements.productVouchers) -
    heldFor(movements.reimbursements)
  );
}

/** Is there nothing left? Null for subsidies, which have no amount. */
export function isUsed(voucher: VoucherRow, fund: FundRow, movements: Movements): boolean | null {
  if (voucher.type === 'product') return movements.transactions.some((transaction) => transaction.state !== 'canceled');
  return fund.type === 'subsidies' ? null : amountLeft(voucher, movements) <= 0;
}
