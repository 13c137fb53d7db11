import type { i18n as I18n } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import type { TextKey } from '../../texts/text-keys.ts';

/** The texts of one language as they are now; another object when they change. */
export interface Translations {
  readonly i18n: I18n;
  readonly language: string;
  /** The texts without values that were looked up. */
  readonly found: Map<TextKey, string>;
}

/** What components subscribe to: one for each instance of i18next. */
interface TranslationStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Translations;
}

const stores = new WeakMap<I18n, TranslationStore>();

/**
 * The texts of the current language; the component rerenders when the language changes. Does what `useTranslation` does
 * for a shop whose texts are loaded before its screens: that hook loads namespaces and makes functions in every component,
 * which took a tenth of the time of showing a list.
 */
export function useTranslations(): Translations {
  const context = useContext(I18nContext);
  const { subscribe, current } = storeOf(context?.i18n ?? getI18n());
  return useSyncExternalStore(subscribe, current);
}

function storeOf(i18n: I18n): TranslationStore {
  const known = stores.get(i18n);
  if (known !== undefined) return known;
  const store = createStore(i18n);
  stores.set(i18n, store);
  return store;
}

function createStore(i18n: I18n): TranslationStore {
  const listeners = new Set<() => void>();
  const now = (): Translations => ({ i18n, language: i18n.language, found: new Map() });
  let translations = now();
  const change = (): void => {
    translations = now();
    for (const listener of listeners) listener();
  };
  i18n.on('languageChanged', change);
  if (i18n.options.react?.bindI18nStore === 'added') i18n.store.on('added', change);
  return {
    current: () => translations,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
