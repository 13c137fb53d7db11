/** Calendar facts in the platform's own time zone, from instants in milliseconds. */

type Parts = { readonly year: string; readonly month: string; readonly day: string; readonly time: string };

const reader = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const utcReader = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The parts of an instant as they stand on a Dutch clock; `time` is `HH:mm:ss`. */
export function amsterdam(instant: number): Parts {
  const found = new Map(reader.formatToParts(instant).map((part) => [part.type, part.value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => found.get(type) ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** The Dutch calendar day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: number): string {
  const { year, month, day } = amsterdam(instant);
  return `${year}-${month}-${day}`;
}

/** The day that lies a number of days after (or before) another. */
export function addDays(day: string, days: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return utcReader.format(Date.UTC(year, month - 1, date + days));
}

/** Instant of a day's noon in UTC, which lies on that day in the Netherlands too. */
export function noonOf(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date, 12);
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const dayLength = 24 * hour;
