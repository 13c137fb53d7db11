import type { Language } from '@stadstegoed/core/shared/language.ts';
import { texts as variantTexts } from 'virtual:variant';
import type { Texts, TextSource } from '../shell/i18n.ts';
import type { TextsName } from '../texts/text-keys.ts';

const FILES = import.meta.glob<Texts>(['../shell/texts.*.json', '../features/**/texts.*.json'], { import: 'default' });

const fileOf = (name: TextsName, language: Language): string =>
  name === 'shell' ? `../shell/texts.${language}.json` : `../features/${name}/texts.${language}.json`;

/** The texts of the features and the municipality's overrides. */
export const textSource: TextSource = {
  async texts(name, language) {
    const file = fileOf(name, language);
    const load = FILES[file];
    if (load === undefined) throw new Error(`There is no file ${file}`);
    return load();
  },
  overrides: (language) => variantTexts[language],
};
