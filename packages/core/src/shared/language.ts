/** The languages of the shop; Dutch is the source language and the default (SH-030). */
export type Language = 'nl' | 'en';

/** All languages, the default first. */
const LANGUAGES: readonly Language[] = ['nl', 'en'];

export const DEFAULT_LANGUAGE: Language = 'nl';

/** Parses a language; an unknown value becomes Dutch. */
export function toLanguage(value: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}
