import { addDays, compareDates, daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import type { Reservation, ReservationState } from './reservation.ts';

/** Page size of the list of reservations (RS-031). */
export const RESERVATIONS_PER_PAGE = 15;

/** The days in which a pending reservation can be cancelled, and the provider of an accepted one be contacted (RS-024). */
export const CANCEL_DAYS = 14;

/** The last day on which a reservation made on a day can be cancelled: never after the last day of the voucher. */
export function lastDayToCancel(madeOn: CalendarDate, end: CalendarDate): CalendarDate {
  const last = addDays(madeOn, CANCEL_DAYS);
  return compareDates(last, end) < 0 ? last : end;
}

/** The time that is left to cancel a reservation: the last day, and the whole days until then. */
export interface CancelWindow {
  readonly until: CalendarDate;
  /** Zero on the last day itself. */
  readonly days: number;
}

/**
 * The time left to cancel; null when the resident cannot cancel the reservation (any more). A platform that says itself whether it
 * can be cancelled has no 14 days.
 */
export function cancelWindow(
  { state, canCancel, createdAt, expireAt }: Pick<Reservation, 'state' | 'canCancel' | 'createdAt' | 'expireAt'>,
  today: CalendarDate,
): CancelWindow | null {
  if (state !== 'pending' || canCancel === false) return null;
  const until = canCancel === null ? lastDayToCancel(createdAt, expireAt) : expireAt;
  const days = daysBetween(today, until);
  return days < 0 ? null : { until, days };
}

/**
 * Whether only an online payment that was made keeps the resident from cancelling. The platform lets her after a while, and says how
 * long that is when she tries.
 */
export function isCancelBlockedByPayment({
  state,
  canCancel,
  extraPayment,
}: Pick<Reservation, 'state' | 'canCancel' | 'extraPayment'>): boolean {
  return state === 'pending' && canCancel === false && extraPayment?.state === 'paid';
}

/** The last day on which the resident can ask the provider to cancel an accepted reservation. */
export function contactProviderUntil({ createdAt }: Pick<Reservation, 'createdAt'>): CalendarDate {
  return addDays(createdAt, CANCEL_DAYS);
}

/** Whether the reservation is still running: waiting for an answer or a payment, or accepted and not past its last day. */
export function isRunning(reservation: Pick<Reservation, 'state' | 'expireAt'>, today: CalendarDate): boolean {
  if (reservation.state === 'pending' || reservation.state === 'waiting') return true;
  return reservation.state === 'accepted' && compareDates(today, reservation.expireAt) <= 0;
}

/** Whether a payment that had to be made first was never made, so that nothing was reserved. */
export function isUnpaid(state: ReservationState): boolean {
  return state === 'waiting' || state.startsWith('canceled_payment');
}

/** Whether the amount went back to the voucher. */
export function isPaidBack(state: ReservationState): boolean {
  return state === 'rejected' || state.startsWith('canceled');
}

/** The day on which the state of the reservation was reached; the day on which it was made when the platform sends none. */
export function stateReachedOn(reservation: Reservation): CalendarDate {
  const { state, createdAt, expireAt } = reservation;
  const days: Readonly<Record<ReservationState, CalendarDate | null>> = {
    pending: createdAt,
    waiting: createdAt,
    accepted: reservation.acceptedAt,
    rejected: reservation.rejectedAt,
    canceled: reservation.canceledAt,
    canceled_by_client: reservation.canceledAt,
    canceled_by_sponsor: reservation.canceledAt,
    canceled_payment_failed: reservation.canceledAt,
    canceled_payment_expired: reservation.canceledAt,
    canceled_payment_canceled: reservation.canceledAt,
    expired: reservation.expiredAt ?? expireAt,
    unknown: null,
  };
  return days[state] ?? createdAt;
}

/** A step in the course of a reservation, for a track of dots. */
export type TrackStep = {
  /** The day of the step; null when it is not known or not reached. */
  readonly day: CalendarDate | null;
} & (
  | {
      readonly name: 'made' | 'ordered' | 'pay' | 'waiting' | 'hear' | 'accepted' | 'collect';
      readonly progress: 'done' | 'now' | 'todo';
    }
  | {
      readonly name: Exclude<ReservationState, 'pending' | 'accepted' | 'unknown' | 'waiting'>;
      readonly progress: 'stop';
    }
);

/** The course of a reservation: what happened, what happens now and what follows, as far as it is known. Promises no day. */
export function trackOf(reservation: Reservation): readonly TrackStep[] {
  const { state, createdAt, acceptedAt, expireAt } = reservation;
  const made: TrackStep = { name: isUnpaid(state) ? 'ordered' : 'made', progress: 'done', day: createdAt };
  const accepted: readonly TrackStep[] =
    acceptedAt === null ? [] : [{ name: 'accepted', progress: 'done', day: acceptedAt }];
  switch (state) {
    case 'pending':
      return [made, { name: 'waiting', progress: 'now', day: null }, { name: 'hear', progress: 'todo', day: null }];
    case 'waiting':
      return [made, { name: 'pay', progress: 'now', day: null }, { name: 'waiting', progress: 'todo', day: null }];
    case 'accepted':
      return [made, ...accepted, { name: 'collect', progress: 'now', day: expireAt }];
    case 'unknown':
      return [made, ...accepted];
    default:
      return [made, ...accepted, { name: state, progress: 'stop', day: stateReachedOn(reservation) }];
  }
}

/** The code in two groups of four, to read aloud. */
export function spokenCode(code: string): string {
  return code.replace(/^(\d{4})(\d{4})$/, '$1 $2');
}
