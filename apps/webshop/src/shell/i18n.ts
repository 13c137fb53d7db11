import type { Language } from '@stadstegoed/core/shared/language.ts';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { FeatureName } from '../support/text-keys.ts';

/** Texts of one feature in one language, by flat key. */
export type Texts = Readonly<Record<string, string>>;

/** Where the texts come from: the features' files by language, and what the municipality words differently. */
export interface TextSource {
  readonly feature: (feature: FeatureName, language: Language) => Promise<Texts>;
  readonly overrides: (language: Language) => Promise<Texts>;
}

const NAMESPACE = 'translation';

/**
 * The texts of the shop: one language at a time, a feature's texts with the first screen that needs them, the
 * municipality's wording over ours. Switching loads the other language for the features seen so far and redraws; nothing
 * reloads, so forms keep their content.
 */
export class TextStore {
  readonly i18n: I18n;
  readonly #source: TextSource;
  readonly #features = new Set<FeatureName>();
  readonly #loaded = new Map<string, Promise<void>>();
  /** The language that the screen is in, or is about to be in. */
  #language: Language;

  constructor(source: TextSource, language: Language) {
    this.#source = source;
    this.#language = language;
    this.i18n = createInstance();
    void this.i18n.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
      initAsync: false,
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  }

  /** Makes sure that the texts of a feature are there in the current language. */
  async need(features: readonly FeatureName[]): Promise<void> {
    for (const feature of features) this.#features.add(feature);
    const language = this.#language;
    await this.#load(language);
    if (language !== this.#language) await this.#load(this.#language);
  }

  /** Changes the language once all texts on the screen are there, so that no key is ever shown. */
  async change(language: Language): Promise<void> {
    await this.prepare(language);
    this.#language = language;
    await this.i18n.changeLanguage(language);
  }

  /** Fetches the texts of a language for every feature seen so far, without showing them yet. */
  async prepare(language: Language): Promise<void> {
    let seen = -1;
    while (seen !== this.#features.size) {
      seen = this.#features.size;
      await this.#load(language);
    }
  }

  async #load(language: Language): Promise<void> {
    await Promise.all([...this.#features].map((feature) => this.#loadFeature(feature, language)));
  }

  #loadFeature(feature: FeatureName, language: Language): Promise<void> {
    const key = `${language}/${feature}`;
    const running = this.#loaded.get(key);
    if (running) return running;
    const loading = this.#fetchFeature(feature, language).catch((error: unknown) => {
      this.#loaded.delete(key);
      throw error;
    });
    this.#loaded.set(key, loading);
    return loading;
  }

  async #fetchFeature(feature: FeatureName, language: Language): Promise<void> {
    const [texts, overrides] = await Promise.all([
      this.#source.feature(feature, language),
      this.#source.overrides(language),
    ]);
    const own = Object.fromEntries(Object.entries(overrides).filter(([key]) => key in texts));
    this.i18n.addResourceBundle(language, NAMESPACE, { ...texts, ...own }, true, true);
  }
}
