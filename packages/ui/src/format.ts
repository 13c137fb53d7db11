import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { money, type Money } from '@stadstegoed/core/shared/money.ts';

const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const;
const TIME_ZONE = 'Europe/Amsterdam';
const SECONDS_PER = { day: 86_400, hour: 3_600, minute: 60 } as const;

/** Durations below this number of seconds are "just now" (SH-085). */
const JUST_NOW_BELOW_SECONDS = 100;

/** Maximum length of a truncated text, in characters (SH-081). */
const TRUNCATE_AT = 200;

/**
 * An amount, in every place and language: `€ 86,-` when it is whole, otherwise `€ 12,50` (SH-082, SH-083, SH-084). The space is
 * non-breaking. It needs no `Intl`, whose first number format costs a phone 60 ms before the first paint. Beside a lone
 * amount, `speakAmount` says it in words.
 */
export function formatAmount(amount: Money): string {
  const cents = String(Math.abs(amount)).padStart(3, '0');
  const whole = cents.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  const rest = cents.endsWith('00') ? '-' : cents.slice(-2);
  return `€\u00a0${amount < 0 ? '-' : ''}${whole},${rest}`;
}

/** An amount with sign in a list of transactions: `+ € 300,-`, `− € 86,-`. */
export function formatSigned(amount: Money): string {
  const sign = amount < 0 ? '− ' : '+ ';
  return `${sign.replace(' ', '\u00a0')}${formatAmount(money(Math.abs(amount)))}`;
}

/** An amount for screen readers, which would read the dash: `86 euro`, `12 euro en 50 cent`. */
export function speakAmount(amount: Money, language: Language): string {
  const absolute = Math.abs(amount);
  const [whole, cents] = [Math.trunc(absolute / 100), absolute % 100];
  const minus = amount < 0 ? (language === 'nl' ? 'min ' : 'minus ') : '';
  if (language === 'nl') return `${minus}${whole} euro${cents === 0 ? '' : ` en ${cents} cent`}`;
  const centWord = cents === 1 ? 'cent' : 'cents';
  return `${minus}${whole} ${whole === 1 ? 'euro' : 'euros'}${cents === 0 ? '' : ` and ${cents} ${centWord}`}`;
}

/** `21 november 2026` */
export function formatDate(date: CalendarDate, language: Language): string {
  return dates(language, { dateStyle: 'long', timeZone: 'UTC' }).format(utcNoon(date));
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
  return dates(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(utcNoon(date));
}

/** `maandag`, or `ma` when short. */
export function formatWeekday(date: CalendarDate, language: Language, length: 'long' | 'short'): string {
  return dates(language, { weekday: length, timeZone: 'UTC' }).format(utcNoon(date));
}

/** `21 november 2026 om 14.05 uur`, Amsterdam time. */
export function formatMoment(at: Instant, language: Language): string {
  const day = dates(language, { dateStyle: 'long', timeZone: TIME_ZONE }).format(at);
  const time = formatTime(at, language);
  return language === 'nl' ? `${day} om ${time} uur` : `${day} at ${time}`;
}

/** `8.49` in Dutch, to be followed by "uur", and `08:49` in English; Amsterdam time. */
export function formatTime(at: Instant, language: Language): string {
  const time = dates(language, { timeStyle: 'short', timeZone: TIME_ZONE }).format(at);
  return language === 'nl' ? time.replace(/^0/, '').replace(':', '.') : time;
}

/** A duration in at most two units of days, hours and minutes; below 100 seconds "just now" (SH-086). */
export function formatDuration(seconds: number, language: Language): string {
  if (seconds < JUST_NOW_BELOW_SECONDS) return language === 'nl' ? 'Zojuist' : 'Just now';
  let rest = seconds;
  const parts: string[] = [];
  for (const unit of ['day', 'hour', 'minute'] as const) {
    const count = Math.floor(rest / SECONDS_PER[unit]);
    rest -= count * SECONDS_PER[unit];
    if (count > 0) parts.push(countOf(count, unit, language));
  }
  return formatList(parts.slice(0, 2), language);
}

/** The time since an event: `Zojuist`, `12 minuten geleden`. */
export function formatAgo(seconds: number, language: Language): string {
  const duration = formatDuration(seconds, language);
  if (seconds < JUST_NOW_BELOW_SECONDS) return duration;
  return `${duration} ${language === 'nl' ? 'geleden' : 'ago'}`;
}

/** A percentage, without decimals when whole and otherwise with two: `12%`, `12,50%` (SH-088). `value` is 0 to 100. */
export function formatPercent(value: number, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(value / 100);
}

/** A number with the separators of the language: `1.234` or `1,234`. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** `a, b en c` */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(items);
}

/** `a, b of c` */
export function formatChoices(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(items);
}

/** The size of a file, given in bytes: `182 kB`, `1,4 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 999_500 ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, maximumFractionDigits }).format(value);
}

/** Truncates a text at a number of characters and appends an ellipsis (SH-081). */
export function truncate(text: string, at: number = TRUNCATE_AT): string {
  return text.length <= at ? text : `${text.slice(0, at).trimEnd()}…`;
}

function countOf(count: number, unit: keyof typeof SECONDS_PER, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], options);
}

/** Noon UTC of a date, so that no time zone shifts it to another day. */
function utcNoon(date: CalendarDate): number {
  return Date.parse(`${date}T12:00:00Z`);
}
