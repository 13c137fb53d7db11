import { dayOf } from '../clock/calendar.ts';
import type { FundRow } from '../store/table-funds.ts';
import type { TransactionRow, VoucherRow } from '../store/table-vouchers.ts';

/** The last day of a voucher: its own, but never later than the fund's (part 1, 6.4). */
export const lastDay = (voucher: VoucherRow, fund: FundRow): string =>
  voucher.expire_at < fund.end_date ? voucher.expire_at : fund.end_date;

/** Past the end of its last day? */
export const isExpired = (voucher: VoucherRow, fund: FundRow, now: number): boolean =>
  dayOf(now) > lastDay(voucher, fund);

/** Everything that takes from, or adds to, a voucher. */
export type Movements = {
  readonly transactions: readonly TransactionRow[];
  readonly productVouchers: readonly VoucherRow[];
};

/** What is left in cents: start amount and top-ups, minus payments and product vouchers (part 2, 21.9). */
export function amountLeft(voucher: VoucherRow, movements: Movements): number {
  const live = movements.transactions.filter((transaction) => transaction.state !== 'canceled');
  const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, row) => total + row.amount, 0);
  return (
    voucher.amount +
    sum(live.filter((transaction) => transaction.target === 'top_up')) -
    sum(live.filter((transaction) => transaction.target !== 'top_up')) -
    sum(movements.productVouchers)
  );
}

/** Is there nothing left? Null for subsidies, which have no amount. */
export function isUsed(voucher: VoucherRow, fund: FundRow, movements: Movements): boolean | null {
  if (voucher.type === 'product') return movements.transactions.some((transaction) => transaction.state !== 'canceled');
  return fund.type === 'subsidies' ? null : amountLeft(voucher, movements) <= 0;
}
