import { addDays, type CalendarDate } from '../shared/calendar-date.ts';

/** Weeks within which the municipality decides on a request (PA-046). */
export const DECISION_WEEKS = 8;

/** The last day of the decision term of a request that was sent on a day. */
export function decisionDay(sentOn: CalendarDate): CalendarDate {
  return addDays(sentOn, DECISION_WEEKS * 7);
}
