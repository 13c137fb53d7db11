import { useTranslation } from 'react-i18next';
import type { Sentence } from './app-ports.ts';
import type { TextKey, TextValues } from '../texts/text-keys.ts';

/** Gives the sentence of a key in the current language, with its holes filled. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The texts in the current language; the component draws itself anew when the language changes. */
export function useTexts(): Translate {
  const { t } = useTranslation();
  return (key, values) => t(key, values ?? {});
}

/** A sentence that may be ours or the platform's. */
export function sentenceText(translate: Translate, sentence: Sentence): string {
  return 'literal' in sentence ? sentence.literal : translate(sentence.key, sentence.values);
}
