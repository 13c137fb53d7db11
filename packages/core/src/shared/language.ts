/** The languages of the shop; Dutch is the source and the default (1 §1, 1 §9). */
export type Language = 'nl' | 'en';

/** Every language, the default first. */
export const LANGUAGES: readonly Language[] = ['nl', 'en'];

/** The default language. */
export const DEFAULT_LANGUAGE: Language = 'nl';

/** Reads a stored or typed language; anything unknown is Dutch. */
export function toLanguage(value: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}
