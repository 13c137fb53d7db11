import { minusMoney, NO_MONEY, type Money } from '../shared/money.ts';
import type { Voucher } from './voucher.ts';

/** What went off a voucher between two reads. */
export interface Payment {
  readonly amount: Money;
  /** The provider; null when it is unknown or when there were several. */
  readonly provider: string | null;
  /** The balance now; null where the municipality hides it. */
  readonly left: Money | null;
}

/** The payment between two reads of one voucher; null when nothing went off. */
export function paymentBetween(before: Voucher, after: Voucher): Payment | null {
  const amount = minusMoney(before.balance, after.balance);
  if (amount <= NO_MONEY) return null;
  const known = new Set(before.transactions.map(({ id }) => id));
  const [one, ...others] = after.transactions.filter(({ id }) => !known.has(id));
  const provider = others.length === 0 ? (one?.organization?.name ?? null) : null;
  return { amount, provider, left: after.amount };
}

/** Whether the platform changed something of a voucher between two reads that its screen shows. */
export function hasChanged(before: Voucher, after: Voucher): boolean {
  return (
    before.balance !== after.balance ||
    before.transactionsCount !== after.transactionsCount ||
    before.state !== after.state ||
    before.used !== after.used ||
    before.expired !== after.expired ||
    before.offlineCopy?.readAt !== after.offlineCopy?.readAt
  );
}
