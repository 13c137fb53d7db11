import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { money, type Money } from '@stadstegoed/core/shared/money.ts';
import { dates, formatAmount, keepDay, utcNoon } from './format.ts';

const TIME_ZONE = 'Europe/Amsterdam';

/** An amount with sign in a list of transactions: `+ € 300,-`, `− € 86,-`. */
export function formatSigned(amount: Money): string {
  const sign = amount < 0 ? '− ' : '+ ';
  return `${sign.replace(' ', '\u00a0')}${formatAmount(money(Math.abs(amount)))}`;
}

/** `21-11-2026`, also the notation of the date control. */
export function formatDateShort(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${day}-${month}-${year}`;
}

/** `november 2026` */
export function formatMonth(date: CalendarDate, language: Language): string {
  return dates(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utcNoon(date));
}

/** `november`, the name of a month. */
export function formatMonthName(date: CalendarDate, language: Language): string {
  return dates(language, { month: 'long', timeZone: 'UTC' }).format(utcNoon(date));
}

/** `21 november`, when the year is clear from the context. */
export function formatDayMonth(date: CalendarDate, language: Language): string {
  return keepDay(dates(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(utcNoon(date)));
}

/** `maandag`, or `ma` when short. */
export function formatWeekday(date: CalendarDate, language: Language, length: 'long' | 'short'): string {
  return dates(language, { weekday: length, timeZone: 'UTC' }).format(utcNoon(date));
}

/** `21 november 2026 om 14.05 uur`, Amsterdam time. */
export function formatMoment(at: Instant, language: Language): string {
  const day = keepDay(dates(language, { dateStyle: 'long', timeZone: TIME_ZONE }).format(at));
  const time = formatTime(at, language);
  return language === 'nl' ? `${day} om ${time}\u00a0uur` : `${day} at ${time}`;
}

/** `8.49` in Dutch, to be followed by "uur", and `08:49` in English; Amsterdam time. */
export function formatTime(at: Instant, language: Language): string {
  return formatClockTime(dates(language, { timeStyle: 'short', timeZone: TIME_ZONE }).format(at), language);
}

/** The time `08:49` as it is read: `8.49` in Dutch, to be followed by "uur", and `08:49` in English. */
export function formatClockTime(time: string, language: Language): string {
  return language === 'nl' ? time.replace(/^0/, '').replace(':', '.') : time;
}
