import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';

/** A day as react-day-picker wants it: the moment at which it begins where the browser is. */
export function toLocalDate(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The day of a moment where the browser is. Throws for an invalid `Date`. */
export function fromLocalDate(date: Date): CalendarDate {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  const found = parseCalendarDate(`${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`);
  if (found === null) throw new RangeError('The date is invalid');
  return found;
}
