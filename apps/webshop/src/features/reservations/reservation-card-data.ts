import {
  cancelWindow,
  contactProviderUntil,
  isPaidBack,
  isRunning,
  spokenCode,
  trackOf,
  type CancelWindow,
  type TrackStep,
} from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { compareDates, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';

/** What the rules say about a reservation today, for its views. */
export interface ReservationCardData {
  readonly isRunning: boolean;
  /** The amount went back to the voucher. */
  readonly isPaidBack: boolean;
  /** The provider said yes, and the last day is not past: the code can be used. */
  readonly hasCode: boolean;
  /** The days left to cancel; null when that is not possible. */
  readonly window: CancelWindow | null;
  /** The last day on which the provider of an accepted reservation can be asked to cancel. */
  readonly contactUntil: CalendarDate;
  readonly isContactLate: boolean;
  /** The code in two groups, to read aloud. */
  readonly code: string;
  readonly track: readonly TrackStep[];
}

/** What the rules say about a reservation on a day. */
export function reservationCardData(reservation: Reservation, today: CalendarDate): ReservationCardData {
  const running = isRunning(reservation, today);
  const contactUntil = contactProviderUntil(reservation);
  return {
    isRunning: running,
    isPaidBack: isPaidBack(reservation.state),
    hasCode: running && reservation.state === 'accepted',
    window: cancelWindow(reservation, today),
    contactUntil,
    isContactLate: compareDates(contactUntil, today) < 0,
    code: spokenCode(reservation.code),
    track: trackOf(reservation),
  };
}
