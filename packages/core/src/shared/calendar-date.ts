/** A calendar date without time or zone, written `YYYY-MM-DD`; sorting the text sorts by date. */
export type CalendarDate = string & { readonly __unit: 'day' };

/** Parses `YYYY-MM-DD`, optionally followed by a time; null when the date does not exist. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? toCalendarDate(match[0]) : null;
}

/** Negative when `a` is earlier, zero when equal, positive when `b` is earlier. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whole days from one day to another; negative when `to` is before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utc(to) - utc(from)) / MILLISECONDS_PER_DAY);
}

/** The day a number of days later (or earlier, when negative); at most the last day of the year 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const time = Math.min(utc(date) + days * MILLISECONDS_PER_DAY, LAST_DAY);
  return toCalendarDate(new Date(time).toISOString().slice(0, 10));
}

const MILLISECONDS_PER_DAY = 86_400_000;
/** The last day that four digits of a year can write. */
const LAST_DAY = Date.UTC(9999, 11, 31);

function utc(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Type assertion: the caller has validated the text. */
function toCalendarDate(text: string): CalendarDate {
  return text as CalendarDate;
}
