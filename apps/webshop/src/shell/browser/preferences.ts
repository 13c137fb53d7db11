import { toLanguage, type Language } from '@stadstegoed/core/shared/language.ts';
import { makeAutoObservable } from 'mobx';
import type { TextStorage } from '../../lib/app/text-storage.ts';

const LANGUAGE_KEY = 'language';
const DISMISSED_KEY = 'dismissed-announcements';

/** The resident's choices on this device: the language and the dismissed announcements. */
export class Preferences {
  language: Language;
  /** Whether the shop says in English that it exists in English: the browser asks for no Dutch, and no language was chosen here. */
  offersEnglish: boolean;
  dismissed: readonly string[];
  readonly #storage: TextStorage;

  /** `browserLanguages` are the languages that the browser asks for, such as `nl-NL`. */
  constructor(store: TextStorage, browserLanguages: readonly string[]) {
    this.#storage = store;
    const chosen = store.read(LANGUAGE_KEY);
    this.language = toLanguage(chosen);
    this.offersEnglish = chosen === null && !browserLanguages.some((language) => language.startsWith('nl'));
    this.dismissed = readIds(store.read(DISMISSED_KEY));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Stores the language; the text store changes the texts. */
  chooseLanguage(language: Language): void {
    this.language = language;
    this.offersEnglish = false;
    this.#storage.write(LANGUAGE_KEY, language);
  }

  /** Dismisses an announcement permanently on this device. */
  dismiss(announcementId: string): void {
    if (this.dismissed.includes(announcementId)) return;
    this.dismissed = [...this.dismissed, announcementId];
    this.#storage.write(DISMISSED_KEY, this.dismissed.join(','));
  }
}

function readIds(stored: string | null): readonly string[] {
  return (stored ?? '').split(',').filter((part) => part !== '');
}
