import type { Instant } from '../shared/instant.ts';
import type { Money } from '../shared/money.ts';

/** The states of an online payment. `pending` is with the bank, which has not answered yet. */
export const PAYMENT_STATES = ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'] as const;

/** `unknown` for a state that is newer than the shop. */
type PaymentState = (typeof PAYMENT_STATES)[number] | 'unknown';

/** The online payment of what the voucher of a reservation lacks. A reservation has one at most. */
export interface ExtraPayment {
  readonly state: PaymentState;
  readonly amount: Money;
  /** The amounts that were paid back or are on their way; an amount is null when the platform does not say it. */
  readonly refunds: readonly (Money | null)[];
  readonly isFullyRefunded: boolean;
}

/** What a reservation says about its payment. */
interface PaidReservation {
  readonly state: string;
  readonly extraPayment: ExtraPayment | null;
  /** Until when the rest can be paid; null when there is nothing to pay, or when the platform does not say. */
  readonly payBefore: Instant | null;
}

/**
 * Where the payment of a reservation is, for what is shown and what may be done: `to_pay` is the only one in which a payment may be
 * started. `with_bank`: paid or being paid, and the platform does not know the outcome yet. `too_late`: the time is over, and the
 * platform has not cancelled the reservation yet. `paid`, `refunding`, `refunded`: the reservation waits for it no longer.
 */
export type PaymentPhase = 'none' | 'to_pay' | 'with_bank' | 'too_late' | 'paid' | 'refunding' | 'refunded';

/** Where the payment of a reservation is at a moment. */
export function paymentPhase({ state, extraPayment, payBefore }: PaidReservation, now: Instant): PaymentPhase {
  if (state !== 'waiting') return settledPhase(extraPayment);
  if (extraPayment?.state === 'pending' || extraPayment?.state === 'paid') return 'with_bank';
  return payBefore !== null && payBefore <= now ? 'too_late' : 'to_pay';
}

function settledPhase(payment: ExtraPayment | null): PaymentPhase {
  if (payment === null) return 'none';
  if (payment.isFullyRefunded) return 'refunded';
  if (payment.refunds.length > 0) return 'refunding';
  return payment.state === 'paid' ? 'paid' : 'none';
}
