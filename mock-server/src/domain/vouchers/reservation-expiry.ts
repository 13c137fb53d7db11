import { dayOf } from '../../calendar.ts';
import type { ReservationRow } from '../../tables/reservations.ts';

/** Still pending after its last day? The state itself stays `pending`. */
export const isReservationExpired = (row: Pick<ReservationRow, 'state' | 'expire_at'>, now: number): boolean =>
  row.state === 'pending' && dayOf(now) > row.expire_at;

/** The time in which a resident pays the rest of a reservation online. */
export const timeToPay = 15 * 60_000;

/** Was the time to pay over before the resident did? A payment that is with the bank is waited for. */
export const isPaymentLate = (
  row: Pick<ReservationRow, 'state' | 'created_at' | 'extra_payment'>,
  now: number,
): boolean => row.state === 'waiting' && row.extra_payment?.state === 'open' && now >= row.created_at + timeToPay;
