/** Writes moments on the Dutch clock; the calendar is opened when a page first needs it, for it holds megabytes. */
function onDutchClock(options: Intl.DateTimeFormatOptions): (at: number) => string {
  let calendar: Intl.DateTimeFormat | null = null;
  return (at) => {
    calendar ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', ...options });
    return calendar.format(at);
  };
}

const longDay = onDutchClock({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `Tuesday 17 November 2026`. */
export const longDayOf = (at: number): string => longDay(at).replace(',', '');

/** `17 Nov 2026`. */
export const shortDayOf = onDutchClock({ day: 'numeric', month: 'short', year: 'numeric' });

/** `14:05:31`. */
export const timeOf = onDutchClock({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** `14:05:31` on the day of `now`, `17 Nov, 14:05` in its year, else `4 Aug 2027`. */
export function whenOf(at: number, now: number): string {
  const [day, today] = [shortDayOf(at), shortDayOf(now)];
  if (day === today) return timeOf(at);
  return day.slice(-4) === today.slice(-4) ? `${day.slice(0, -5)}, ${timeOf(at).slice(0, 5)}` : day;
}

const rest = (count: number, unit: string): string => (count === 0 ? '' : ` ${count} ${unit}`);

/** `12 min 5 s`, `3 h`, `26 days`; of a number of milliseconds. */
export function lengthOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min${rest(seconds % 60, 's')}`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h${rest(minutes % 60, 'min')}` : `${Math.floor(hours / 24)} days`;
}
