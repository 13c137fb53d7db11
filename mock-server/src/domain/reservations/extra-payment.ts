import type { Cents } from '../../tables/row.ts';
import type { ExtraPayment, ReservationRow } from '../../tables/reservations.ts';
import type { World } from '../../world/world.ts';
import { isPaymentLate, timeToPay } from '../vouchers/reservation-expiry.ts';

/** The time after an online payment in which the resident cannot cancel. */
const blockedAfterPayment = 60 * 60_000;

/** The one payment of a reservation, that nobody made yet. */
export const newPayment = (world: World, amount: Cents): ExtraPayment => ({
  uid: world.random.hex(32),
  amount,
  state: 'open',
  paid_at: null,
  refunded_at: null,
});

/** What changes of a paid payment when its reservation ends: the resident gets it back. */
export function paidBack(world: World, { extra_payment }: ReservationRow): Pick<ReservationRow, 'extra_payment'> {
  return extra_payment?.state === 'paid' ? { extra_payment: { ...extra_payment, refunded_at: world.now() } } : {};
}

/** A reservation as it is now: one that was not paid in time is over. */
export function asOfNow(row: ReservationRow, now: number): ReservationRow {
  if (!row.extra_payment || !isPaymentLate(row, now)) return row;
  return {
    ...row,
    state: 'canceled_payment_expired',
    canceled_at: row.created_at + timeToPay,
    extra_payment: { ...row.extra_payment, state: 'expired' },
  };
}

/** The milliseconds that are left to pay; null when there is nothing to pay. */
export const timeLeftToPay = ({ state, created_at }: ReservationRow, now: number): number | null =>
  state === 'waiting' ? Math.max(0, created_at + timeToPay - now) : null;

/** The milliseconds in which a resident cannot cancel because of the online payment: while it runs, and a while after it. */
export function cancelBlockedFor(row: ReservationRow, now: number): number {
  const paidAt = row.extra_payment?.paid_at ?? null;
  return timeLeftToPay(row, now) ?? (paidAt === null ? 0 : Math.max(0, paidAt + blockedAfterPayment - now));
}

/** Can the resident cancel now, on the platform of July 2026? */
export const canCancelToday = (row: ReservationRow, now: number): boolean =>
  row.state === 'pending' && cancelBlockedFor(row, now) === 0;
