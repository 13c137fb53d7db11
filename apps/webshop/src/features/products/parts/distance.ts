import type { Language } from '@stadstegoed/core/shared/language.ts';

/** Kilometres for a card, with one decimal below ten: `0,8`, `12`. */
export function formatKilometres(kilometres: number, language: Language): string {
  const digits = kilometres < 10 ? 1 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', options).format(kilometres);
}
