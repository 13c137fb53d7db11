import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { texts as variantTexts } from 'virtual:variant';
import type { Texts } from '../shell/i18n.ts';
import type { FeatureName } from '../support/text-keys.ts';
import type { Composition } from './container.ts';

/** What a feature's `*.module.ts` exports: its bindings, made when the first screen that needs the feature is opened. */
export interface FeatureModule {
  readonly bindFeature: (composition: Composition, client: PlatformClient) => void;
}

type TextFiles = Readonly<Record<string, Texts>>;

/** What home needs comes in one file for each language; every other feature has a file of its own. */
const FIRST_TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: TextFiles }>>> = {
  nl: () => import('./first-texts-nl.ts'),
  en: () => import('./first-texts-en.ts'),
};
const LATER_TEXTS = import.meta.glob<Texts>(
  ['../features/*/texts.*.json', '!../features/{funds,fund-activation,vouchers}/**'],
  { import: 'default' },
);

const MODULES: Readonly<Record<Exclude<FeatureName, 'shell'>, () => Promise<FeatureModule>>> = {
  'sign-in': () => import('../features/sign-in/sign-in.module.ts'),
  funds: () => import('../features/funds/funds.module.ts'),
  'fund-activation': () => import('../features/fund-activation/fund-activation.module.ts'),
  vouchers: () => import('../features/vouchers/vouchers.module.ts'),
  pages: () => import('../features/pages/pages.module.ts'),
};

/** Loads the texts of one feature in one language; the name of a feature's texts differs from its folder only for the shell. */
export async function loadFeatureTexts(feature: FeatureName, language: Language): Promise<Texts> {
  const file = `${feature === 'shell' ? '../shell' : `../features/${feature}`}/texts.${language}.json`;
  const later = LATER_TEXTS[file];
  if (later) return later();
  const { texts } = await FIRST_TEXTS[language]();
  const first = texts[file];
  if (!first) throw new Error(`The feature ${feature} has no texts in ${language}`);
  return first;
}

/** What the municipality words differently. */
export function loadOverrides(language: Language): Promise<Texts> {
  return Promise.resolve(variantTexts[language]);
}

/** Binds features when they are first needed, each once. */
export class Features {
  readonly #composition: Composition;
  readonly #client: PlatformClient;
  readonly #bound = new Map<FeatureName, Promise<void>>();

  constructor(composition: Composition, client: PlatformClient) {
    this.#composition = composition;
    this.#client = client;
  }

  async need(features: readonly FeatureName[]): Promise<void> {
    await Promise.all(features.map((feature) => this.#bindOnce(feature)));
  }

  #bindOnce(feature: FeatureName): Promise<void> {
    if (feature === 'shell') return Promise.resolve();
    const bound = this.#bound.get(feature);
    if (bound) return bound;
    const binding = MODULES[feature]()
      .then((module) => module.bindFeature(this.#composition, this.#client))
      .catch((error: unknown) => {
        this.#bound.delete(feature);
        throw error;
      });
    this.#bound.set(feature, binding);
    return binding;
  }
}
