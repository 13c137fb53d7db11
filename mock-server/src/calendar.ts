/** Calendar facts in the platform's own time zone, from instants in milliseconds. */

type Parts = { readonly year: string; readonly month: string; readonly day: string; readonly time: string };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

const endOfTime = Date.UTC(10_000, 0, 1) - dayLength;

let calendar: Intl.DateTimeFormat | null = null;

/** Reads an instant with the calendar of the machine, which knows the rules of every year. */
function readParts(instant: number): Parts {
  calendar ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const found = new Map(calendar.formatToParts(instant).map((part) => [part.type, part.value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => found.get(type) ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** Hours whose parts are remembered; reading them from the calendar is slow. */
const rememberedHours = 20_000;
const hoursRead = new Map<number, Parts>();

/** The parts of the hour that began so many hours after 1970. */
function partsOfHour(number: number): Parts {
  const known = hoursRead.get(number);
  if (known) return known;
  const parts = readParts(number * hour);
  if (hoursRead.size >= rememberedHours) hoursRead.clear();
  hoursRead.set(number, parts);
  return parts;
}

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/**
 * The parts of an instant as they stand on a Dutch clock; `time` is `HH:mm:ss`. Since 1940 the Dutch clock differs from UTC by
 * whole hours, so only the hour is looked up.
 */
export function amsterdam(instant: number): Parts {
  if (!(instant >= 0)) return readParts(instant);
  const parts = partsOfHour(Math.floor(instant / hour));
  const rest = instant % hour;
  const time = `${parts.time.slice(0, 2)}:${two(Math.floor(rest / minute))}:${two(Math.floor((rest % minute) / second))}`;
  return { ...parts, time };
}

/** The Dutch calendar day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: number): string {
  const { year, month, day } = instant >= 0 ? partsOfHour(Math.floor(instant / hour)) : readParts(instant);
  return `${year}-${month}-${day}`;
}

/** The day that lies a number of days after (or before) another. */
export function addDays(day: string, days: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** Instant of a day's noon in UTC, which lies on that day in the Netherlands too. */
export function noonOf(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date, 12);
}

/** Instant at which a day begins in the Netherlands. */
export function startOf(day: string): number {
  const early = noonOf(day) - 14 * hour;
  return dayOf(early) === day ? early : early + hour;
}

/** The moments at which a world can stand: from 1970 up to and including the year 9999. */
export const isPossible = (moment: number): boolean => moment >= 0 && moment < endOfTime;
