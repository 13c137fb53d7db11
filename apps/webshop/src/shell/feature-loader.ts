import { createContext, type ComponentType } from 'react';
import type { ModalKey, ModalProps } from '../support/modals.ts';
import type { FeatureName } from '../texts/text-keys.ts';

/** The component of a dialog, once its chunk is there. */
export type LoadedDialog<Key extends ModalKey> = ComponentType<ModalProps<Key>>;

/** Fetches what screens and dialogs need of features; filled by the composition. */
export interface FeatureLoader {
  /** Resolves when the texts and bindings of these features, and of those they use, are there. */
  need(names: readonly FeatureName[]): Promise<void>;
  /** Fetches a dialog together with what its feature needs. */
  dialog<Key extends ModalKey>(key: Key): Promise<LoadedDialog<Key>>;
}

/** The loader, for the place where dialogs are drawn. */
export const FeatureLoaderContext = createContext<FeatureLoader | null>(null);
