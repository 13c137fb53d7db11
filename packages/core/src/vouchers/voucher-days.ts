import { daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import type { Voucher } from './voucher.ts';
import { lastDay } from './voucher-rules.ts';

/** Whether a voucher is not active, but neither expired nor stopped: it will become active, or its state is unknown. */
export function isPendingOrUnknown({ state, expired }: Pick<Voucher, 'state' | 'expired'>): boolean {
  return (state === 'pending' || state === 'unknown') && !expired;
}

/** A voucher ends soon within this number of days, like the reminder a month before. */
export const ENDING_WITHIN_DAYS = 31;

/** Whether the last day of a voucher is near and not past. */
export function endsSoon(voucher: Pick<Voucher, 'expireAt' | 'createdAt'>, today: CalendarDate): boolean {
  const days = daysBetween(today, lastDay(voucher));
  return days >= 0 && days <= ENDING_WITHIN_DAYS;
}

/** The day on which a voucher was stopped; null when its history does not have it. */
export function stoppedOn(voucher: Pick<Voucher, 'history'>): CalendarDate | null {
  return voucher.history.findLast(({ event }) => event === 'deactivated')?.day ?? null;
}
