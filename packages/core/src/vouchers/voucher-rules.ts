import { addDays, parseCalendarDate, type CalendarDate } from '../shared/calendar-date.ts';
import { minusMoney, money, NO_MONEY, sumMoney, type Money } from '../shared/money.ts';
import type { TimelineEntry } from './transaction.ts';
import type { Voucher } from './voucher.ts';

/** How many vouchers are asked for at once (1 §9). */
export const VOUCHERS_PER_PAGE = 100;

/** Whether an entry adds money: only a top-up does (1 §3). */
export function isIncoming(entry: TimelineEntry): boolean {
  return entry.type === 'transaction' && entry.target === 'top_up';
}

/** What an entry does to the balance: plus when incoming, minus otherwise, nothing when it was taken back. */
export function balanceChange(entry: TimelineEntry): Money {
  if (entry.type === 'transaction' && entry.state === 'canceled') return NO_MONEY;
  return isIncoming(entry) ? entry.amount : minusMoney(NO_MONEY, entry.amount);
}

/** The entries of one month with what they did to the balance together. */
export interface TimelineMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly sum: Money;
  readonly entries: readonly TimelineEntry[];
}

/** Transactions and bought offers in one list, newest first. */
export function timeline(voucher: Pick<Voucher, 'transactions' | 'productVouchers'>): readonly TimelineEntry[] {
  return [...voucher.transactions, ...voucher.productVouchers].toSorted((a, b) => b.at - a.at);
}

/** The timeline by month, newest first. */
export function timelineMonths(voucher: Pick<Voucher, 'transactions' | 'productVouchers'>): readonly TimelineMonth[] {
  const byMonth = new Map<string, readonly TimelineEntry[]>();
  for (const entry of timeline(voucher)) {
    const month = entry.day.slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), entry]);
  }
  return [...byMonth].map(([month, entries]) => ({ month, entries, sum: sumMoney(entries.map(balanceChange)) }));
}

/** What is left of everything that was ever on a budget voucher. `percent` is whole, 0 to 100. */
export interface BudgetLeft {
  readonly left: Money;
  readonly total: Money;
  readonly percent: number;
}

/**
 * How much of a budget is left. Null where that cannot be said: other kinds of vouchers, and a voucher out of a list,
 * which has transactions but does not carry them.
 */
export function budgetLeft(voucher: Voucher): BudgetLeft | null {
  if (voucher.type !== 'regular' || voucher.fund.type !== 'budget') return null;
  if (voucher.transactions.length < voucher.transactionsCount) return null;
  const spent = sumMoney(
    timeline(voucher)
      .map(balanceChange)
      .filter((change) => change < 0),
  );
  const total = minusMoney(voucher.amount, spent);
  if (total <= 0) return { left: voucher.amount, total, percent: 0 };
  const percent = Math.round((voucher.amount / total) * 100);
  return { left: voucher.amount, total, percent: Math.min(100, Math.max(0, percent)) };
}

/** The balances of vouchers together: budgets that can still be spent. */
export function totalBalance(vouchers: readonly Voucher[]): Money {
  const spendable = vouchers.filter(
    (voucher) => voucher.type === 'regular' && voucher.fund.type === 'budget' && isUsable(voucher),
  );
  return sumMoney(spendable.map((voucher) => money(voucher.amount)));
}

/** Whether a voucher can be used today. */
export function isUsable(voucher: Pick<Voucher, 'state' | 'expired'>): boolean {
  return voucher.state === 'active' && !voucher.expired;
}

/** Until and with which day a voucher counts: what the platform says, else one year from its start (1 §9). */
export function lastDay(voucher: Pick<Voucher, 'expireAt' | 'createdAt'>): CalendarDate {
  return voucher.expireAt ?? oneYearFrom(voucher.createdAt);
}

/** The last day of the year that begins on a day: the eve of its anniversary. */
export function oneYearFrom(start: CalendarDate): CalendarDate {
  const nextYear = String(Number(start.slice(0, 4)) + 1).padStart(4, '0');
  const anniversary = parseCalendarDate(`${nextYear}${start.slice(4)}`) ?? parseCalendarDate(`${nextYear}-03-01`);
  return addDays(anniversary ?? addDays(start, 365), -1);
}
