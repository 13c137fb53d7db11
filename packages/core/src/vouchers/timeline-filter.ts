import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { minusMoney, NO_MONEY, sumMoney, type Money } from '../shared/money.ts';
import type { TimelineEntry } from './transaction.ts';
import { isBudget } from './voucher-rules.ts';
import { balanceChange, isIncoming, pendingAmount, timeline } from './timeline.ts';
import type { Voucher } from './voucher.ts';
import { cleanLine, fold } from '../shared/typed-text.ts';

/** The kind of an entry: a payment, a reserved product, or money received. */
export type TimelineKind = 'paid' | 'reserved' | 'received';

/** All kinds in display order. */
export const TIMELINE_KINDS: readonly TimelineKind[] = ['paid', 'reserved', 'received'];

export function timelineKind(entry: TimelineEntry): TimelineKind {
  if (isIncoming(entry)) return 'received';
  return entry.type === 'product_voucher' ? 'reserved' : 'paid';
}

/** What the resident wants to see of a timeline. */
export interface TimelineFilter {
  /** Null for every kind. */
  readonly kind: TimelineKind | null;
  /** The first and the last day; null for no limit. */
  readonly from: CalendarDate | null;
  readonly until: CalendarDate | null;
  /** Words in the name of the provider or the product. */
  readonly words: string;
}

/** The entries that pass the filter. Folds the words once, because a long timeline is filtered at every key. */
export function entriesPassing(
  entries: readonly TimelineEntry[],
  { kind, from, until, words }: TimelineFilter,
): readonly TimelineEntry[] {
  const sought = fold(cleanLine(words));
  return entries.filter(
    (entry) =>
      (kind === null || timelineKind(entry) === kind) &&
      (from === null || compareDates(entry.day, from) >= 0) &&
      (until === null || compareDates(entry.day, until) <= 0) &&
      namesOf(entry).some((name) => fold(name).includes(sought)),
  );
}

function namesOf(entry: TimelineEntry): readonly string[] {
  const product = entry.productName ?? '';
  return entry.type === 'transaction' ? [entry.organization?.name ?? '', product] : [product];
}

/** What went out and what came in, both as positive amounts. */
export interface TimelineTotals {
  readonly out: Money;
  readonly in: Money;
}

/** The totals of some entries; canceled transactions do not count. */
export function timelineTotals(entries: readonly TimelineEntry[]): TimelineTotals {
  const changes = entries.map(balanceChange);
  return {
    out: minusMoney(NO_MONEY, sumMoney(changes.filter((change) => change < 0))),
    in: sumMoney(changes.filter((change) => change > 0)),
  };
}

/**
 * The balance of a budget voucher after each entry. A pending reimbursement is not an entry, so what is set apart for it
 * still counts: the balances after earlier payments stay as they were. Empty for a voucher without a balance or with
 * a hidden one, and while the pending reimbursements are not read.
 */
export function balancesAfter(voucher: Voucher): ReadonlyMap<TimelineEntry, Money> {
  const apart = pendingAmount(voucher);
  if (!isBudget(voucher) || voucher.state === 'deactivated' || apart === null || voucher.amount === null)
    return new Map();
  const after = new Map<TimelineEntry, Money>();
  let balance = sumMoney([voucher.amount, apart]);
  for (const entry of timeline(voucher)) {
    after.set(entry, balance);
    balance = minusMoney(balance, balanceChange(entry));
  }
  return after;
}
