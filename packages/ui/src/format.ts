import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';

/** The locale of each language. */
export const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const;

/**
 * A whole number with the separators of the language: `1.234` or `1,234`. Without `Intl`, whose first number format costs a
 * phone 60 to 150 ms before the first paint.
 */
export function formatNumber(whole: number, language: Language): string {
  return String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, language === 'nl' ? '.' : ',');
}

/**
 * An amount, in every place and language: `€ 86,-` when it is whole, otherwise `€ 12,50` (SH-082, SH-083, SH-084). The space is
 * non-breaking. Beside a lone amount, `speakAmount` says it in words.
 */
export function formatAmount(amount: Money): string {
  const cents = String(Math.abs(amount)).padStart(3, '0');
  const whole = formatNumber(Number(cents.slice(0, -2)), 'nl');
  const rest = cents.endsWith('00') ? '-' : cents.slice(-2);
  return `€\u00a0${amount < 0 ? '-' : ''}${whole},${rest}`;
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

/** `21 november 2026`, of which day and month stay on one line. */
export function formatDate(date: CalendarDate, language: Language): string {
  return keepDay(dates(language, { dateStyle: 'long', timeZone: 'UTC' }).format(utcNoon(date)));
}

/** A date that begins with its day, which stays on one line with the month. */
export function keepDay(date: string): string {
  return date.replace(' ', '\u00a0');
}

/** Kept by what they are made of: making one takes fifty times as long as using it, and a list has hundreds of days. */
const keptDates = new Map<string, Intl.DateTimeFormat>();

export function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const kept = keptDates.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  keptDates.set(key, kept);
  return kept;
}

/** Noon UTC of a date, so that no time zone shifts it to another day. */
export function utcNoon(date: CalendarDate): number {
  return Date.parse(`${date}T12:00:00Z`);
}

/** Maximum length of a truncated text, in characters (SH-081). */
const TRUNCATE_AT = 200;

/** A percentage, without decimals when whole and otherwise with two: `12%`, `12,50%` (SH-088). `value` is 0 to 100. */
export function formatPercent(value: number, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(value / 100);
}

/** Truncates a text at a number of characters and appends an ellipsis (SH-081). */
export function truncate(text: string, at: number = TRUNCATE_AT): string {
  return text.length <= at ? text : `${text.slice(0, at).trimEnd()}…`;
}

/** A text whose postcodes and amounts do not break over two lines. */
export function keepTogether(text: string): string {
  return text.replaceAll(/(?<=\b\d{4}) (?=[A-Z]{2}\b)|(?<=€) (?=\d)/g, '\u00a0');
}
