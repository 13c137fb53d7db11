import { toLanguage, type Language } from '@stadstegoed/core/shared/language.ts';
import { useTranslation } from 'react-i18next';

/** The current language, for formatting amounts and dates. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}
