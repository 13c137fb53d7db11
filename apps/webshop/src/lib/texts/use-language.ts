import { toLanguage, type Language } from '@stadstegoed/core/shared/language.ts';
import { useTranslations } from './translations.ts';

/** The current language, for formatting amounts and dates. */
export function useLanguage(): Language {
  return toLanguage(useTranslations().language);
}
