import type { Sentence } from '../app/app-ports.ts';
import { useTranslations, type Translations } from './translations.ts';
import type { TextKey, TextValues } from '../../texts/text-keys.ts';

/** Translates a key into the current language and fills in its values. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The translate function; the component rerenders when the language changes. */
export function useTexts(): Translate {
  const translations = useTranslations();
  return (key, values) => textOf(translations, key, values);
}

/**
 * A text. One without values is looked up once, any other in the texts of its feature first: i18next tries every namespace
 * at each call, which took a fifth of the time of showing a list. A text that is not there yet is looked up again.
 */
function textOf({ i18n, found }: Translations, key: TextKey, values: TextValues | undefined): string {
  const known = found.get(key);
  if (known !== undefined) return known;
  const ns = [...key.split('.', 1), 'shell'];
  if (values !== undefined) return i18n.t(key, { ...values, ns });
  const text = i18n.t(key, { ns });
  if (text !== key) found.set(key, text);
  return text;
}

/** The text of a sentence: translated, with its code, or literal from the platform. */
export function sentenceText(translate: Translate, sentence: Sentence): string {
  if ('literal' in sentence) return sentence.literal;
  const text = translate(sentence.key, sentence.values);
  return sentence.code === undefined ? text : `${text} ${translate('shell.failure.code', { code: sentence.code })}`;
}
