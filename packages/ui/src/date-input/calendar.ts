import { addDays, parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';

const DAYS_IN_WEEK = 7;

/** Reads a day as it is typed, `dd-MM-yyyy`, also with other signs between and without the zeros; null when it is none (2 §5). */
export function readTypedDate(text: string): CalendarDate | null {
  const match =
    /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The first day of the month of a day. */
export function firstOfMonth(date: CalendarDate): CalendarDate {
  return parseCalendarDate(`${date.slice(0, 8)}01`) ?? date;
}

/** The same day a number of months on; the last of the month where that day does not exist. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  for (let day = Number(date.slice(8)); day > 28; day -= 1) {
    const found = parseCalendarDate(`${month}-${day}`);
    if (found) return found;
  }
  return parseCalendarDate(`${month}-${String(Math.min(28, Number(date.slice(8)))).padStart(2, '0')}`) ?? date;
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
}

/** The weeks that show a month, each from Monday to Sunday; days of the months beside it fill the first and last (2 §5). */
export function weeksOf(date: CalendarDate): readonly (readonly CalendarDate[])[] {
  const first = firstOfMonth(date);
  const start = addDays(first, -weekdayOf(first));
  const next = addMonths(first, 1);
  const weeks: CalendarDate[][] = [];
  for (let monday = start; monday < next; monday = addDays(monday, DAYS_IN_WEEK)) {
    weeks.push(Array.from({ length: DAYS_IN_WEEK }, (_, day) => addDays(monday, day)));
  }
  return weeks;
}

/** The day that a key leads to in a month of days; null for any other key. */
export function dayByKey(key: string, from: CalendarDate): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -DAYS_IN_WEEK);
    case 'ArrowDown':
      return addDays(from, DAYS_IN_WEEK);
    case 'Home':
      return addDays(from, -weekdayOf(from));
    case 'End':
      return addDays(from, DAYS_IN_WEEK - 1 - weekdayOf(from));
    case 'PageUp':
      return addMonths(from, -1);
    case 'PageDown':
      return addMonths(from, 1);
    default:
      return null;
  }
}
