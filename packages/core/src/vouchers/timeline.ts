import type { CalendarDate } from '../shared/calendar-date.ts';
import { minusMoney, NO_MONEY, sumMoney, type Money } from '../shared/money.ts';
import type { TimelineEntry } from './transaction.ts';
import type { PendingReimbursement, Voucher } from './voucher.ts';
import { isBudget } from './voucher-rules.ts';

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
  const byMonth = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const ofMonth = byMonth.get(month);
    if (ofMonth === undefined) byMonth.set(month, [entry]);
    else ofMonth.push(entry);
  }
  return [...byMonth].map(([month, entries]) => ({ month, entries, sum: sumMoney(entries.map(balanceChange)) }));
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
 * transactions, while its pending reimbursements are not read, which are part of what was given, and where the balance is hidden.
 */
export function budgetLeft(voucher: Voucher): BudgetLeft | null {
  const apart = pendingAmount(voucher);
  const { amount: left } = voucher;
  if (!isBudget(voucher) || apart === null || left === null || lacksTransactions(voucher)) return null;
  const spent = sumMoney(
    timeline(voucher)
      .map(balanceChange)
      .filter((change) => change < 0),
  );
  const total = minusMoney(sumMoney([left, apart]), spent);
  if (total <= 0) return { left, total, percent: 0 };
  const percent = Math.round((left / total) * 100);
  return { left, total, percent: Math.min(100, Math.max(0, percent)) };
}

/** What a budget voucher was worth on the day it came, and that day. */
export interface ReceivedBudget {
  readonly amount: Money;
  readonly day: CalendarDate;
}

/** The budget with which the voucher came, without later top-ups; null when it cannot be calculated, or its day is unknown. */
export function receivedBudget(voucher: Voucher): ReceivedBudget | null {
  const left = voucher.state === 'deactivated' ? null : budgetLeft(voucher);
  const created = voucher.history.find(({ event }) => event === 'created_budget');
  if (left === null || created === undefined) return null;
  const amount = minusMoney(left.total, sumMoney(timeline(voucher).filter(isIncoming).map(balanceChange)));
  return amount > 0 ? { amount, day: created.day } : null;
}

/** Whether transactions are missing: a list leaves them out, and one of an unknown kind cannot be read. */
export function lacksTransactions({ transactions, transactionsCount }: Voucher): boolean {
  return transactions.length < transactionsCount;
}
