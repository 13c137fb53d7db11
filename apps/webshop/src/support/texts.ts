import { useTranslation } from 'react-i18next';
import type { Sentence } from './app-ports.ts';
import type { TextKey, TextValues } from '../texts/text-keys.ts';

/** Translates a key into the current language and fills in its values. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The translate function; the component rerenders when the language changes. */
export function useTexts(): Translate {
  const { t } = useTranslation();
  return (key, values) => t(key, values ?? {});
}

/** The text of a sentence: translated, or literal from the platform. */
export function sentenceText(translate: Translate, sentence: Sentence): string {
  return 'literal' in sentence ? sentence.literal : translate(sentence.key, sentence.values);
}
