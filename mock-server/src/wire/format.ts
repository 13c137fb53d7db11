import { amsterdam, noonOf } from '../calendar.ts';
import type { Language } from '../http/language.ts';
import type { Cents } from '../tables/row.ts';

/** `12500` becomes `"125.00"`. */
export const money = (cents: Cents): string => {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(Math.round(cents));
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};

const grouped = (euros: number): string => String(euros).replaceAll(/\B(?=(\d{3})+$)/g, '.');

/** Money for display: `€ 1.250,-` or `€ 12,50`. */
export function moneyLocale(cents: Cents): string {
  const whole = Math.abs(Math.round(cents));
  const rest = whole % 100;
  const amount = `${grouped(Math.floor(whole / 100))},${rest === 0 ? '-' : String(rest).padStart(2, '0')}`;
  return `€ ${cents < 0 ? '-' : ''}${amount}`;
}

/** Size of a document for display: `44B`, `184.2kB`, `8.2MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes}B`;
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)}kB` : `${(bytes / 1_000_000).toFixed(1)}MB`;
}

/** `YYYY-MM-DD HH:mm:ss` on a Dutch clock, without a zone. */
export function timestamp(instant: number): string {
  const { year, month, day, time } = amsterdam(instant);
  return `${year}-${month}-${day} ${time}`;
}

const months: { readonly [language in Language]: readonly string[] } = {
  nl: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

function shortDate(parts: { year: string; month: string; day: string }, language: Language): string {
  return `${Number(parts.day)} ${months[language][Number(parts.month) - 1] ?? ''}, ${parts.year}`;
}

/** `31 dec, 2023`. */
export const dayLocale = (day: string, language: Language): string => shortDate(amsterdam(noonOf(day)), language);

/** `14:05 - 31 dec, 2023`. */
export function timestampLocale(instant: number, language: Language): string {
  const parts = amsterdam(instant);
  return `${parts.time.slice(0, 5)} - ${shortDate(parts, language)}`;
}

/** A moment as the wire has it: `<name>` and `<name>_locale`, both null when there is none. */
export function moment<Name extends string>(
  name: Name,
  instant: number | null,
  language: Language,
): { readonly [Key in Name | `${Name}_locale`]: string | null } {
  const values = {
    [name]: instant === null ? null : timestamp(instant),
    [`${name}_locale`]: instant === null ? null : timestampLocale(instant, language),
  };
  return namedAs(values);
}

/** Type assertion: computed keys lose their names in TypeScript. */
const namedAs = <Shape>(values: object): Shape => values as Shape;
