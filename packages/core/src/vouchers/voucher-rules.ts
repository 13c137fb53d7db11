import { addDays, daysBetween, parseCalendarDate, type CalendarDate } from '../shared/calendar-date.ts';
import { minusMoney, NO_MONEY, sumMoney, type Money } from '../shared/money.ts';
import type { WholeList } from '../shared/page.ts';
import type { TimelineEntry } from './transaction.ts';
import type { PendingReimbursement, Voucher } from './voucher.ts';

/** Whether an entry adds money: only a top-up does (VO-028). */
export function isIncoming(entry: TimelineEntry): boolean {
  return entry.type === 'transaction' && entry.target === 'top_up';
}

/** The change of the balance by an entry: positive when incoming, negative otherwise, zero when canceled. */
export function balanceChange(entry: TimelineEntry): Money {
  if (entry.type === 'transaction' && entry.state === 'canceled') return NO_MONEY;
  return isIncoming(entry) ? entry.amount : minusMoney(NO_MONEY, entry.amount);
}

/** The entries of one month and the sum of their balance changes. */
export interface TimelineMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly sum: Money;
  readonly entries: readonly TimelineEntry[];
}

/** Transactions and bought products in one list, newest first. */
export function timeline(voucher: Pick<Voucher, 'transactions' | 'productVouchers'>): readonly TimelineEntry[] {
  return [...voucher.transactions, ...voucher.productVouchers].sort((a, b) => b.at - a.at);
}

/** Entries by month, in their own order. */
export function byMonths(entries: readonly TimelineEntry[]): readonly TimelineMonth[] {
  const byMonth = new Map<string, readonly TimelineEntry[]>();
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), entry]);
  }
  return [...byMonth].map(([month, entries]) => ({ month, entries, sum: sumMoney(entries.map(balanceChange)) }));
}

/** Whether a voucher has a balance. */
export function isBudget({ type, fund }: Pick<Voucher, 'type' | 'fund'>): boolean {
  return type === 'regular' && fund.type === 'budget';
}

/** A voucher with those of the resident's pending reimbursements that are its own. */
export function withPending(voucher: Voucher, pending: readonly PendingReimbursement[]): Voucher {
  return { ...voucher, pendingReimbursements: pending.filter(({ voucherId }) => voucherId === voucher.id) };
}

/** The sum of the pending reimbursements; null while they are not read. */
export function pendingAmount({ pendingReimbursements }: Voucher): Money | null {
  return pendingReimbursements ? sumMoney(pendingReimbursements.map(({ amount }) => amount ?? NO_MONEY)) : null;
}

/** The remaining amount of a budget voucher and the total ever added to it. `percent` is whole, 0 to 100. */
export interface BudgetLeft {
  readonly left: Money;
  readonly total: Money;
  readonly percent: number;
}

/**
 * The remaining budget of a voucher. Null for other types of vouchers, for a voucher from a list, which lacks its
 * transactions, and while its pending reimbursements are not read: they are part of what was given.
 */
export function budgetLeft(voucher: Voucher): BudgetLeft | null {
  const apart = pendingAmount(voucher);
  if (!isBudget(voucher) || apart === null || lacksTransactions(voucher)) return null;
  const spent = sumMoney(
    timeline(voucher)
      .map(balanceChange)
      .filter((change) => change < 0),
  );
  const total = minusMoney(sumMoney([voucher.amount, apart]), spent);
  if (total <= 0) return { left: voucher.amount, total, percent: 0 };
  const percent = Math.round((voucher.amount / total) * 100);
  return { left: voucher.amount, total, percent: Math.min(100, Math.max(0, percent)) };
}

/** Whether transactions are missing: a list leaves them out, and one of an unknown kind cannot be read. */
export function lacksTransactions({ transactions, transactionsCount }: Voucher): boolean {
  return transactions.length < transactionsCount;
}

/** A sum of balances, and the number of vouchers that may have one and could not be counted. */
export interface TotalBalance {
  readonly amount: Money;
  readonly uncounted: number;
}

/** The sum of the balances of all usable budget vouchers. It counts none of which the state is unknown. */
export function totalBalance({ items, leftOut = 0 }: WholeList<Voucher>): TotalBalance {
  const budgets = items.filter(isBudget);
  return {
    amount: sumMoney(budgets.filter(isUsable).map(({ amount }) => amount)),
    uncounted: leftOut + budgets.filter(({ state, expired }) => state === 'unknown' && !expired).length,
  };
}

/** What a voucher is to the resident now. */
export type VoucherSituation = 'active' | 'used_up' | 'waiting' | 'expired' | 'stopped' | 'unknown';

/** The situation of a voucher; a stopped voucher stays stopped after its last day. */
export function voucherSituation(voucher: Voucher): VoucherSituation {
  if (voucher.state === 'unknown') return 'unknown';
  if (voucher.state === 'deactivated') return 'stopped';
  if (voucher.expired) return 'expired';
  if (voucher.state === 'pending') return 'waiting';
  return isUsedUp(voucher) ? 'used_up' : 'active';
}

/** Whether a voucher is not active, but neither expired nor stopped: it will become active, or its state is unknown. */
export function isPendingOrUnknown({ state, expired }: Pick<Voucher, 'state' | 'expired'>): boolean {
  return (state === 'pending' || state === 'unknown') && !expired;
}

/** Whether nothing is left: no balance of a budget, or a product that was collected. Discounts cannot be used up. */
function isUsedUp(voucher: Voucher): boolean {
  if (voucher.type === 'product') return voucher.used === true;
  return voucher.fund.type === 'budget' && voucher.amount <= 0;
}

/** A voucher ends soon within this number of days, like the reminder a month before. */
export const ENDING_WITHIN_DAYS = 31;

/** Whether the last day of a voucher is near and not past. */
export function endsSoon(voucher: Pick<Voucher, 'expireAt' | 'createdAt'>, today: CalendarDate): boolean {
  const days = daysBetween(today, lastDay(voucher));
  return days >= 0 && days <= ENDING_WITHIN_DAYS;
}

/** The day on which a voucher was stopped; null when its history does not have it. */
export function stoppedOn(voucher: Pick<Voucher, 'history'>): CalendarDate | null {
  return voucher.history.findLast(({ event }) => event === 'deactivated')?.day ?? null;
}

/** Whether a voucher can be used now. */
export function isUsable(voucher: Pick<Voucher, 'state' | 'expired'>): boolean {
  return voucher.state === 'active' && !voucher.expired;
}

/** The last valid day of a voucher, inclusive: from the platform, otherwise one year from its start (VO-033). */
export function lastDay(voucher: Pick<Voucher, 'expireAt' | 'createdAt'>): CalendarDate {
  return voucher.expireAt ?? oneYearFrom(voucher.createdAt);
}

/** The last day of the year that starts on a day: the day before the anniversary. */
export function oneYearFrom(start: CalendarDate): CalendarDate {
  const nextYear = String(Number(start.slice(0, 4)) + 1).padStart(4, '0');
  const anniversary = parseCalendarDate(`${nextYear}${start.slice(4)}`) ?? parseCalendarDate(`${nextYear}-03-01`);
  return addDays(anniversary ?? addDays(start, 365), -1);
}
