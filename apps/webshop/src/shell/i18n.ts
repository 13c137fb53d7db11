import type { Language } from '@stadstegoed/core/shared/language.ts';
import { createInstance, type BackendModule, type i18n as I18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Texts } from '../support/define-feature.ts';
import type { FeatureName } from '../texts/text-keys.ts';

/** Where the texts come from: the features' files by language, and what the municipality words differently. */
export interface TextSource {
  readonly texts: (name: FeatureName, language: Language) => Promise<Texts>;
  readonly overrides: (language: Language) => Texts;
}

/**
 * The texts of the shop: a namespace per feature, fetched with the first screen that needs it, the municipality's wording over
 * ours. Switching fetches the other language for the features seen so far and redraws; nothing reloads, so forms keep
 * their content.
 */
export class TextStore {
  readonly i18n: I18n;
  readonly #seen = new Set<FeatureName>();

  constructor(source: TextSource, language: Language) {
    this.i18n = createInstance();
    void this.i18n
      .use(backendOf(source))
      .use(initReactI18next)
      .init({
        lng: language,
        fallbackLng: false,
        ns: ['shell'],
        defaultNS: 'shell',
        initAsync: false,
        partialBundledLanguages: true,
        resources: {},
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false },
        react: { useSuspense: false },
      });
  }

  /** Makes sure that the texts of features are there in the current language. Rejects when they cannot be fetched. */
  async need(names: readonly FeatureName[]): Promise<void> {
    for (const name of names) this.#seen.add(name);
    const language = this.i18n.language;
    await this.#fetch(language, names);
    if (language !== this.i18n.language) await this.#fetch(this.i18n.language, names);
  }

  /** Changes the language once all texts on the screen are there, so that no key is ever shown. */
  async change(language: Language): Promise<void> {
    await this.prepare(language);
    await this.i18n.changeLanguage(language);
  }

  /** Fetches the texts of a language for every feature seen so far, without showing them yet. */
  async prepare(language: Language): Promise<void> {
    let seen = -1;
    while (seen !== this.#seen.size) {
      seen = this.#seen.size;
      await this.#fetch(language, [...this.#seen]);
    }
  }

  /** Fetches what is not there yet. i18next does not say which read failed, so what is still missing afterwards did. */
  async #fetch(language: string, names: readonly FeatureName[]): Promise<void> {
    const missing = this.#missing(language, names);
    if (missing.length > 0) await this.i18n.reloadResources([language], missing);
    const failed = this.#missing(language, names);
    if (failed.length > 0) throw new Error(`Texts could not be fetched: ${failed.join(', ')}`);
    this.#lookIn(names);
  }

  #missing(language: string, names: readonly FeatureName[]): readonly FeatureName[] {
    return names.filter((name) => !this.i18n.hasResourceBundle(language, name));
  }

  /** Every key is looked up in all namespaces: keys begin with the name of their feature, so none is there twice. */
  #lookIn(names: readonly FeatureName[]): void {
    const { options } = this.i18n;
    const known = Array.isArray(options.fallbackNS) ? options.fallbackNS : [];
    options.fallbackNS = [...new Set([...known, ...names])];
  }
}

/** The named border: i18next hands over what we asked it for, a language and a feature. */
function backendOf({ texts, overrides }: TextSource): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read(language, namespace, callback) {
      void hand(callback, async () => {
        const own = await texts(namespace as FeatureName, language as Language);
        return withOverrides(own, overrides(language as Language));
      });
    },
  };
}

/** Hands the outcome of a read to i18next, which takes callbacks. */
async function hand(callback: ReadCallback, read: () => Promise<Texts>): Promise<void> {
  try {
    callback(null, await read());
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), false);
  }
}

/** Takes over what the municipality words differently, for the keys that this feature has. */
function withOverrides(texts: Texts, overrides: Texts): Texts {
  const own = Object.entries(overrides).filter(([key]) => key in texts);
  return { ...texts, ...Object.fromEntries(own) };
}
