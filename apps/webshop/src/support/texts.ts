import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Sentence } from './app-ports.ts';
import type { TextKey, TextValues } from '../texts/text-keys.ts';

/** Translates a key into the current language and fills in its values. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The translate function; the component rerenders when the language changes. */
export function useTexts(): Translate {
  const { t, i18n } = useTranslation();
  return (key, values) => (values === undefined ? plainText(i18n, key, () => t(key, {})) : t(key, values));
}

/** The texts without values that were found, by language and key. */
const found = new WeakMap<I18n, Map<string, string>>();

/**
 * A text without values, looked up once: i18next tries every namespace at each call, which took a fifth of the time of
 * showing a list. A text that is not there yet is looked up again.
 */
function plainText(i18n: I18n, key: TextKey, lookUp: () => string): string {
  const texts = found.get(i18n) ?? new Map<string, string>();
  found.set(i18n, texts);
  const name = `${i18n.language} ${key}`;
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = lookUp();
  if (text !== key) texts.set(name, text);
  return text;
}

/** The text of a sentence: translated, or literal from the platform. */
export function sentenceText(translate: Translate, sentence: Sentence): string {
  return 'literal' in sentence ? sentence.literal : translate(sentence.key, sentence.values);
}
