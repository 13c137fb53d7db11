import { parseCalendarDate, type CalendarDate } from './calendar-date.ts';
import type { Instant } from './instant.ts';

/** The time zone of all municipalities, independent of the time zone of the resident's device. */
const TIME_ZONE = 'Europe/Amsterdam';

/** The part of the day for the greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The calendar date of an instant in the Netherlands. */
export function dayOf(at: Instant): CalendarDate {
  const day = parseCalendarDate(
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE }).format(at),
  );
  if (day === null) throw new RangeError(`No calendar date for instant ${at}`);
  return day;
}

/** The part of the day of an instant in the Netherlands: morning until 12:00, evening from 18:00. */
export function dayPartOf(at: Instant): DayPart {
  const options = { hour: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE } as const;
  const hour = Number(new Intl.DateTimeFormat('en-GB', options).format(at));
  if (hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
