import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { toLanguage, type Language } from '@stadstegoed/core/shared/language.ts';
import { formatDate, formatNumber } from '@stadstegoed/ui/format.ts';
import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type { TextsName, TextValues } from '../texts/text-keys.ts';

/** The texts of one file by flat key. */
export type Texts = Readonly<Record<string, string>>;

/** The source of the texts: the features' files by language, and the municipality's overrides. */
export interface TextSource {
  readonly texts: (name: TextsName, language: Language) => Promise<Texts>;
  readonly overrides: (language: Language) => Texts;
}

/**
 * The texts of the shop: a namespace per feature, fetched with the first screen that needs it; the municipality's
 * overrides win. Switching the language fetches the texts of all loaded features and rerenders without a page reload,
 * so forms keep their values.
 */
export class TextStore {
  readonly i18n: I18n;
  readonly #seen = new Set<TextsName>();

  /** `everywhere` are values that any text may use, such as the phone number for help. */
  constructor(source: TextSource, language: Language, everywhere: TextValues = {}) {
    this.i18n = createInstance();
    void this.i18n
      .use(resourcesToBackend((language: Language, name: TextsName) => textsWithOverrides(source, name, language)))
      .use(formatter)
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
        interpolation: {
          escapeValue: false,
          defaultVariables: { ...everywhere },
          alwaysFormat: true,
        },
        react: { useSuspense: false },
        // A key that is shown instead of its text is a fault that a test has to find.
        saveMissing: import.meta.env.MODE === 'test',
        missingKeyHandler: (_languages, _namespace, key) => {
          throw new Error(`There is no text ${key}`);
        },
      });
  }

  /** Loads the texts of features in the current language. Rejects when they cannot be fetched. */
  async need(names: readonly TextsName[]): Promise<void> {
    for (const name of names) this.#seen.add(name);
    const language = this.i18n.language;
    await this.#fetch(language, names);
    if (language !== this.i18n.language) await this.#fetch(this.i18n.language, names);
  }

  /** Changes the language after all its texts have loaded, so that no text key is ever shown. */
  async change(language: Language): Promise<void> {
    await this.prepare(language);
    await this.i18n.changeLanguage(language);
  }

  /** Fetches the texts of a language for every loaded feature, without showing them yet. */
  async prepare(language: Language): Promise<void> {
    let seen = -1;
    while (seen !== this.#seen.size) {
      seen = this.#seen.size;
      await this.#fetch(language, [...this.#seen]);
    }
  }

  /**
   * Fetches missing texts. i18next does not report which read failed, so texts still missing afterwards count as
   * failed.
   */
  async #fetch(language: string, names: readonly TextsName[]): Promise<void> {
    const missing = this.#missing(language, names);
    if (missing.length > 0) await this.i18n.reloadResources([language], missing);
    const failed = this.#missing(language, names);
    if (failed.length > 0) throw new Error(`Texts could not be fetched: ${failed.join(', ')}`);
    this.#addFallbacks(names);
  }

  #missing(language: string, names: readonly TextsName[]): readonly TextsName[] {
    return names.filter((name) => !this.i18n.hasResourceBundle(language, name));
  }

  /** Looks up each key in all namespaces. Keys start with the name of their feature, so they are unique. */
  #addFallbacks(names: readonly TextsName[]): void {
    const { options } = this.i18n;
    const known = Array.isArray(options.fallbackNS) ? options.fallbackNS : [];
    options.fallbackNS = [...new Set([...known, ...names])];
  }
}

/**
 * Writes `{{lastDay, day}}`, a calendar date, as a day in the language of the text, and groups the digits of a count:
 * "100.120 gevonden". Other numbers, such as that of a request, stay as they are. Organisations are named as in a sentence.
 */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (...[value, format, language, options]: Parameters<FormatterModule['format']>) => {
    if (format === 'day') return dayText(value, language);
    const key = String(options?.['interpolationkey']);
    if (typeof value === 'string') return IN_SENTENCE.has(key) ? inSentence(value, language) : value;
    if (typeof value !== 'number') return '';
    return key === 'count' ? formatNumber(value, toLanguage(language)) : `${value}`;
  },
};

const IN_SENTENCE: ReadonlySet<string> = new Set(['municipality', 'organization']);

/** A municipality in the middle of a sentence: "de gemeente Zonnedorp". Other names stay as they are. */
function inSentence(name: string, language: string | undefined): string {
  return name.replace(/^Gemeente /, toLanguage(language) === 'nl' ? 'de gemeente ' : 'the municipality of ');
}

function dayText(value: unknown, language: string | undefined): string {
  const day = typeof value === 'string' ? parseCalendarDate(value) : null;
  return day === null ? '' : formatDate(day, toLanguage(language));
}

/** The texts of a file, with the municipality's overrides of the keys that it has. */
async function textsWithOverrides(
  { texts, overrides }: TextSource,
  name: TextsName,
  language: Language,
): Promise<Texts> {
  const own = await texts(name, language);
  return { ...own, ...Object.fromEntries(Object.entries(overrides(language)).filter(([key]) => key in own)) };
}
