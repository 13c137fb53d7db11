import { createContext, type ComponentType } from 'react';
import type { ModalKey, ModalProps } from '../support/modals.ts';
import type { FeatureName } from '../texts/text-keys.ts';

/** The component of a dialog whose chunk has loaded. */
export type LoadedDialog<Key extends ModalKey> = ComponentType<ModalProps<Key>>;

/** Loads the features that screens and dialogs need; implemented by the composition. */
export interface FeatureLoader {
  /** Resolves when the texts and bindings of these features, and of the features they use, have loaded. */
  need(names: readonly FeatureName[]): Promise<void>;
  /** Resolves when the part of a feature that home needs has loaded. */
  needFirst(name: FeatureName): Promise<void>;
  /** Loads a dialog together with the texts and bindings of its feature. */
  dialog<Key extends ModalKey>(key: Key): Promise<LoadedDialog<Key>>;
}

/** Provides the loader to the component that renders the dialogs. */
export const FeatureLoaderContext = createContext<FeatureLoader | null>(null);
