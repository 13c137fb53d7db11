import { createContext, useContext, type ComponentType } from 'react';
import type { DialogKey, DialogProps } from './dialogs.ts';
import type { TextsName } from '../../texts/text-keys.ts';

/** Loads what screens and dialogs need besides their view; implemented by the composition. */
export interface Loader {
  /** Resolves when every port and use case is bound and these texts are there in the current language. */
  need(texts: readonly TextsName[]): Promise<void>;
  /** The component of a dialog, with its texts and the bindings. */
  dialog<Key extends DialogKey>(key: Key): Promise<ComponentType<DialogProps<Key>>>;
}

/** Provides the loader to views that open parts of other features. */
export const LoaderContext = createContext<Loader | null>(null);

export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (loader === null) throw new Error('This view needs a LoaderContext provider');
  return loader;
}
