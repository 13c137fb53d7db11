import { parseCalendarDate, type CalendarDate } from './calendar-date.ts';
import type { Instant } from './instant.ts';

/** Where every municipality of the shop lies, wherever the resident's device thinks it is. */
const TIME_ZONE = 'Europe/Amsterdam';

/** The part of the day by which one greets. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The calendar day of a moment in the Netherlands. */
export function dayOf(at: Instant): CalendarDate {
  const day = parseCalendarDate(
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE }).format(at),
  );
  if (day === null) throw new RangeError(`No day for the moment ${at}`);
  return day;
}

/** The part of the day of a moment in the Netherlands: morning until noon, evening from six. */
export function dayPartOf(at: Instant): DayPart {
  const options = { hour: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE } as const;
  const hour = Number(new Intl.DateTimeFormat('en-GB', options).format(at));
  if (hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
