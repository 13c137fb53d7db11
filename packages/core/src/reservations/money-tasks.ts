import { isEditable, type Reimbursement } from '../reimbursements/reimbursement.ts';
import { compareDates, daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import type { Instant } from '../shared/instant.ts';
import { dayOf } from '../shared/local-time.ts';
import { paymentPhase } from './extra-payment.ts';
import { CANCEL_DAYS, contactProviderUntil } from './reservation-rules.ts';
import type { Reservation } from './reservation.ts';

/** What a resident still has to do with a reservation or a reimbursement. */
export type MoneyTask =
  /** A reservation that goes on only once the rest is paid online. */
  | { readonly kind: 'pay_reservation'; readonly reservation: Reservation }
  /** An accepted reservation, to collect. */
  | { readonly kind: 'collect_reservation'; readonly reservation: Reservation }
  /** A reimbursement that was saved as a draft and not submitted. */
  | { readonly kind: 'finish_reimbursement'; readonly reimbursement: Reimbursement };

/** What the tasks follow from. */
export interface MoneyTaskFacts {
  readonly reservations: readonly Reservation[];
  readonly reimbursements: readonly Reimbursement[];
  readonly now: Instant;
}

/**
 * The tasks: payments first, because they end within the hour, then drafts, because their money is not asked for yet, then
 * reservations by their last day.
 */
export function moneyTasks({ reservations, reimbursements, now }: MoneyTaskFacts): readonly MoneyTask[] {
  const today = dayOf(now);
  return [
    ...reservations
      .filter((reservation) => paymentPhase(reservation, now) === 'to_pay')
      .map((reservation): MoneyTask => ({ kind: 'pay_reservation', reservation })),
    ...reimbursements
      .filter(isEditable)
      .map((reimbursement): MoneyTask => ({ kind: 'finish_reimbursement', reimbursement })),
    ...reservations
      .filter((reservation) => isToCollectNow(reservation, today))
      .sort((a, b) => compareDates(a.expireAt, b.expireAt))
      .map((reservation): MoneyTask => ({ kind: 'collect_reservation', reservation })),
  ];
}

/**
 * Whether an accepted reservation is a task today. Collection is not recorded, so it is listed for the first 14
 * days, when the provider can still be asked to cancel it, and for the last 14.
 */
function isToCollectNow(
  reservation: Pick<Reservation, 'state' | 'createdAt' | 'expireAt'>,
  today: CalendarDate,
): boolean {
  const daysLeft = daysBetween(today, reservation.expireAt);
  if (reservation.state !== 'accepted' || daysLeft < 0) return false;
  return compareDates(today, contactProviderUntil(reservation)) <= 0 || daysLeft <= CANCEL_DAYS;
}
