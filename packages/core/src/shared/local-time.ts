import { parseCalendarDate, type CalendarDate } from './calendar-date.ts';
import type { Instant } from './instant.ts';

/** The time zone of all municipalities, independent of the time zone of the resident's device. */
const TIME_ZONE = 'Europe/Amsterdam';

/** The part of the day for the greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Kept, and made at first use: making one takes fifty times as long as using it, and an answer has hundreds of days. */
let days: Intl.DateTimeFormat | undefined;
let times: Intl.DateTimeFormat | undefined;

/** The calendar date of an instant in the Netherlands. */
export function dayOf(at: Instant): CalendarDate {
  days ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });
  const day = parseCalendarDate(days.format(at));
  if (day === null) throw new RangeError(`No calendar date for instant ${at}`);
  return day;
}

/** The part of the day of an instant in the Netherlands: morning until 12:00, evening from 18:00. */
export function dayPartOf(at: Instant): DayPart {
  const { hour } = timeOf(at);
  if (hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** The time of the clock at an instant in the Netherlands. */
export function timeOf(at: Instant): { readonly hour: number; readonly minute: number } {
  times ??= new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', hourCycle: 'h23', timeZone: TIME_ZONE });
  const [hour = 0, minute = 0] = times.format(at).split(':').map(Number);
  return { hour, minute };
}
