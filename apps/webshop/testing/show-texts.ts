import type { Language } from '@stadstegoed/core/shared/language.ts';
import { textSource } from '../src/composition/features.ts';
import { TextStore } from '../src/shell/i18n.ts';
import type { FeatureName } from '../src/texts/text-keys.ts';

/** Loads the texts of some features, for a part that is rendered without a shop. */
export async function showTexts(language: Language, names: readonly FeatureName[]): Promise<void> {
  await new TextStore({ ...textSource, overrides: () => ({}) }, language).need(names);
}
