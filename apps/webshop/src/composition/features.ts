import type { Language } from '@stadstegoed/core/shared/language.ts';
import { texts as variantTexts } from 'virtual:variant';
import type { FeatureLoader, LoadedDialog } from '../shell/feature-loader.ts';
import type { TextSource } from '../shell/i18n.ts';
import shell from '../shell/shell.feature.ts';
import type { Bindings } from '../support/bindings.ts';
import type { BindingsModule, Dialogs, DialogModule, Feature, FeatureTexts, Texts } from '../support/define-feature.ts';
import type { ModalKey } from '../support/modals.ts';
import type { FeatureName, TextsName } from '../texts/text-keys.ts';

/** The declarations of all features, found by file name. Their texts, bindings and dialogs load on demand. */
const DECLARED = import.meta.glob<Feature>('../features/*/*.feature.ts', { eager: true, import: 'default' });

/** All features, the shell first. */
export const FEATURES: readonly Feature[] = [shell, ...Object.values(DECLARED)];

/** The texts of the features and the municipality's overrides. */
export const textSource: TextSource = {
  async texts(name: TextsName, language: Language): Promise<Texts> {
    const { default: texts } = await textsOf(name)[language]();
    return texts;
  },
  overrides: (language: Language): Texts => variantTexts[language],
};

/** The keys of the dialogs of all features. */
export const DIALOG_KEYS: readonly ModalKey[] = FEATURES.flatMap(({ dialogs = {} }) => dialogKeys(dialogs));

/** The features to load before a screen of a feature can be shown. */
export interface Closure {
  /** The files with the texts that are shown. */
  readonly texts: readonly TextsName[];
  /** The features whose ports and use cases are used. */
  readonly bindings: readonly FeatureName[];
  /** The features of which the first part is used; the rest of them may be used too. */
  readonly firstBindings: readonly FeatureName[];
}

/**
 * The features that these features need, transitively: for texts the `parts`, for bindings the `parts` and `ports`. The
 * shell is always loaded.
 */
export function closureOf(names: readonly FeatureName[], features: readonly Feature[] = FEATURES): Closure {
  const parts = (name: FeatureName): readonly FeatureName[] => featureOf(features, name).parts ?? [];
  const ports = (name: FeatureName): readonly FeatureName[] => featureOf(features, name).ports ?? [];
  const bindings = reach(names, (name) => [...parts(name), ...ports(name)]);
  const firstOf = (of: readonly FeatureName[]): readonly FeatureName[] => [
    ...new Set(of.flatMap((name) => featureOf(features, name).firstOf ?? [])),
  ];
  const shown = reach(names, parts);
  const texts = [
    ...shown.flatMap((name) => textsNames(featureOf(features, name))),
    ...firstOf(shown).flatMap((name) => textsNames(featureOf(features, name), 'first')),
  ];
  return { texts: [...new Set(texts)], bindings, firstBindings: firstOf(bindings) };
}

function reach(
  starts: readonly FeatureName[],
  next: (name: FeatureName) => readonly FeatureName[],
): readonly FeatureName[] {
  const visited = new Set<FeatureName>();
  const visit = (name: FeatureName): void => {
    if (visited.has(name)) return;
    visited.add(name);
    next(name).forEach(visit);
  };
  starts.forEach(visit);
  return [...visited];
}

/** The dependencies of the loader. */
export interface FeatureLoaderParts {
  readonly bindings: Bindings;
  /** Loads texts in the current language. */
  readonly needTexts: (names: readonly TextsName[]) => Promise<void>;
  readonly features?: readonly Feature[];
}

/** Loads the texts and bindings of features when a screen or dialog first needs them. Binds each feature once. */
export class LazyFeatures implements FeatureLoader {
  readonly #parts: FeatureLoaderParts;
  readonly #features: readonly Feature[];
  readonly #bound = new Map<string, Promise<void>>();

  constructor(parts: FeatureLoaderParts) {
    this.#parts = parts;
    this.#features = parts.features ?? FEATURES;
  }

  async need(names: readonly FeatureName[]): Promise<void> {
    const { texts, bindings, firstBindings } = closureOf(names, this.#features);
    await Promise.all([
      this.#parts.needTexts(['shell', ...texts]),
      ...bindings.map((name) => this.#bind(name)),
      ...firstBindings.map((name) => this.#bindFirst(featureOf(this.#features, name))),
    ]);
  }

  async needFirst(name: FeatureName): Promise<void> {
    const feature = featureOf(this.#features, name);
    await Promise.all([this.#parts.needTexts(['shell', ...textsNames(feature, 'first')]), this.#bindFirst(feature)]);
  }

  async dialog<Key extends ModalKey>(key: Key): Promise<LoadedDialog<Key>> {
    const feature = this.#features.find(({ dialogs = {} }) => key in dialogs);
    const load: (() => Promise<DialogModule<Key>>) | undefined = feature?.dialogs?.[key];
    if (feature === undefined || load === undefined) throw new Error(`No feature has the dialog ${key}`);
    const [{ Modal }] = await Promise.all([load(), this.need([feature.name])]);
    return Modal;
  }

  async #bind(name: FeatureName): Promise<void> {
    const feature = featureOf(this.#features, name);
    await Promise.all([this.#bindFirst(feature), this.#bindOnce(name, feature.bindings)]);
  }

  async #bindFirst({ name, first }: Feature): Promise<void> {
    await this.#bindOnce(`${name}/first`, first?.bindings);
  }

  #bindOnce(name: string, load: (() => Promise<BindingsModule>) | undefined): Promise<void> {
    const bound = this.#bound.get(name);
    if (bound) return bound;
    const binding = this.#load(load).catch((error: unknown) => {
      this.#bound.delete(name);
      throw error;
    });
    this.#bound.set(name, binding);
    return binding;
  }

  async #load(load: (() => Promise<BindingsModule>) | undefined): Promise<void> {
    const module = await load?.();
    module?.bindFeature(this.#parts.bindings);
  }
}

/** The name of the texts of a feature that home shows. */
const FIRST = /\/first$/;

/** The names of the files with the texts of a feature, or of those that home shows. */
function textsNames({ name, first }: Feature, which: 'all' | 'first' = 'all'): readonly TextsName[] {
  const ofFirst = first === undefined ? [] : [asTextsName(`${name}/first`)];
  return which === 'first' ? ofFirst : [name, ...ofFirst];
}

function textsOf(name: TextsName): FeatureTexts {
  const feature = featureOf(FEATURES, name.replace(FIRST, ''));
  return FIRST.test(name) ? (feature.first?.texts ?? feature.texts) : feature.texts;
}

function featureOf(features: readonly Feature[], name: string): Feature {
  const found = features.find((feature) => feature.name === name);
  if (found === undefined) throw new Error(`No *.feature.ts declares the feature ${name}`);
  return found;
}

/** The named border: `Object.keys` returns `string[]` although the keys are dialog keys. */
function dialogKeys(dialogs: Dialogs): readonly ModalKey[] {
  return Object.keys(dialogs) as ModalKey[];
}

/** The named border: a feature with a first part declares its texts under this name. */
function asTextsName(name: string): TextsName {
  return name as TextsName;
}
