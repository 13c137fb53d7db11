import type { Language } from '@stadstegoed/core/shared/language.ts';
import { TextStore } from '../src/shell/i18n.ts';
import type { Translate } from '../src/lib/texts/texts.ts';
import { textSource } from '../src/composition/text-source.ts';
import type { TextsName } from '../src/texts/text-keys.ts';

/** Loads the texts of some features, for a part that is rendered without a shop, and for the texts of a module. */
export async function showTexts(language: Language, names: readonly TextsName[]): Promise<Translate> {
  const store = new TextStore({ ...textSource, overrides: () => ({}) }, language);
  await store.need(names);
  return (key, values) => store.i18n.t(key, { ...values, ns: [...names] });
}
