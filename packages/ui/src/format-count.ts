import type { Language } from '@stadstegoed/core/shared/language.ts';
import { LOCALES } from './format.ts';

const SECONDS_PER = { day: 86_400, hour: 3_600, minute: 60 } as const;

/** Durations below this number of seconds are "just now" (SH-085). */
const JUST_NOW_BELOW_SECONDS = 100;

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

function countOf(count: number, unit: keyof typeof SECONDS_PER, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
