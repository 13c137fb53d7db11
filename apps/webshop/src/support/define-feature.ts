import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { ComponentType } from 'react';
import type { Bindings } from './bindings.ts';
import type { ModalKey, ModalProps } from './modals.ts';
import type { FeatureName } from '../texts/text-keys.ts';

/** The texts of one feature in one language, by flat key. */
export type Texts = Readonly<Record<string, string>>;

/** The exports of a feature's `*.module.ts`. */
export interface BindingsModule {
  readonly bindFeature: (bindings: Bindings) => void;
}

/** The exports of a dialog's chunk. */
export interface DialogModule<Key extends ModalKey> {
  readonly Modal: ComponentType<ModalProps<Key>>;
}

/** The dialogs of a feature by key, each a chunk of its own. */
export type Dialogs = { readonly [Key in ModalKey]?: () => Promise<DialogModule<Key>> };

/** The texts of a feature by language, each file a chunk. */
export type FeatureTexts = Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>;

/** What the first screen of the shop needs of a feature, before and without the rest. */
export interface FirstPart {
  /** Texts with the name `<feature>/first`. */
  readonly texts: FeatureTexts;
  readonly bindings: () => Promise<BindingsModule>;
}

/** The declaration of a feature, loaded before its first screen opens. */
export interface Feature {
  readonly name: FeatureName;
  /** The features whose `parts/` its screens show; their texts and bindings load with this one. */
  readonly parts?: readonly FeatureName[];
  /** The features whose ports and use cases it uses; their bindings load with this one, their texts do not. */
  readonly ports?: readonly FeatureName[];
  /** The features of which it uses only the first part: the texts and bindings that home loads. */
  readonly firstOf?: readonly FeatureName[];
  readonly texts: FeatureTexts;
  /** The bindings of its ports and use cases; absent for a feature that has none. */
  readonly bindings?: () => Promise<BindingsModule>;
  readonly dialogs?: Dialogs;
  /** Its texts and bindings that home loads; every other screen loads them with the rest. */
  readonly first?: FirstPart;
}

/**
 * Declares a feature in its `*.feature.ts`, the one place that names its texts, bindings and dialogs. The composition
 * finds every declaration by its file name; a route names the feature of its screen.
 */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
