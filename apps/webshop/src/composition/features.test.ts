import { describe, expect, it, vi } from 'vitest';
import { composeTestShop } from '../../testing/compose-test-shop.ts';
import type { ViewModelClass } from '../support/container-context.ts';
import type { Feature } from '../support/define-feature.ts';
import { ROUTE_VIEWS } from '../routes/route-views.ts';
import type { FeatureName, TextsName } from '../texts/text-keys.ts';
import { Composition } from './container.ts';
import { closureOf, DIALOG_KEYS, FEATURES, LazyFeatures, textSource } from './features.ts';

type AnyViewModel = ViewModelClass<unknown, readonly unknown[]>;

const VIEW_MODEL_FILES = import.meta.glob<Readonly<Record<string, unknown>>>('../features/*/**/*.vm.ts', {
  eager: true,
});
const SOURCES = import.meta.glob<string>(['../features/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const DIALOG_FILES = Object.keys(import.meta.glob('../{features/*,shell}/**/*.modal.tsx'));

const featureOf = (file: string): string => /features\/([^/]+)\//.exec(file)?.[1] ?? 'shell';

function isViewModel(value: unknown): value is AnyViewModel {
  return typeof value === 'function' && 'dependencies' in value;
}

const viewModels = Object.entries(VIEW_MODEL_FILES).flatMap(([file, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, AnyViewModel] => isViewModel(entry[1]))
    .map(([name, type]) => ({ feature: featureOf(file), name, type })),
);

/** A feature without files, for a test. */
function aFeature(name: string, uses: Partial<Feature> = {}): Feature {
  const texts = { nl: () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) };
  return { name: asName(name), texts, ...uses };
}

/** The named border: the names in a test are not features of the shop. */
const asName = (name: string): FeatureName => name as FeatureName;

describe('the closure of a feature', () => {
  const features = [
    aFeature('list', { parts: [asName('card')], ports: [asName('apply')] }),
    aFeature('card'),
    aFeature('apply', { parts: [asName('dialog')], ports: [asName('list')] }),
    aFeature('dialog'),
  ];

  it('has the texts of the features whose parts are shown', () => {
    expect(closureOf([asName('list')], features).texts).toEqual(['list', 'card']);
  });

  it('has the bindings of all features used transitively, also in a cycle', () => {
    expect(closureOf([asName('list')], features).bindings.toSorted()).toEqual(['apply', 'card', 'dialog', 'list']);
  });

  it('throws for an undeclared feature', () => {
    expect(() => closureOf([asName('nowhere')], features)).toThrow('No *.feature.ts declares the feature nowhere');
  });
});

describe('a feature', () => {
  it('is bound once, and retried after its chunk could not be fetched', async () => {
    const bindFeature = vi.fn();
    const bindings = vi.fn(() => Promise.resolve({ bindFeature })).mockRejectedValueOnce(new TypeError('offline'));
    const loader = new LazyFeatures({
      bindings: new Composition(),
      needTexts: () => Promise.resolve(),
      features: [aFeature('list', { bindings })],
    });
    await expect(loader.need([asName('list')])).rejects.toThrow('offline');
    await Promise.all([loader.need([asName('list')]), loader.need([asName('list')])]);
    await loader.need([asName('list')]);
    expect([bindings.mock.calls.length, bindFeature.mock.calls.length]).toEqual([2, 1]);
  });

  it('loads its first part alone for home, and once', async () => {
    const calls: string[] = [];
    const bindings = (name: string) => () => Promise.resolve({ bindFeature: () => void calls.push(name) });
    const needTexts = vi.fn<(names: readonly TextsName[]) => Promise<void>>(() => Promise.resolve());
    const texts = aFeature('list').texts;
    const loader = new LazyFeatures({
      bindings: new Composition(),
      needTexts,
      features: [aFeature('list', { bindings: bindings('rest'), first: { texts, bindings: bindings('first') } })],
    });
    await loader.needFirst(asName('list'));
    expect(calls).toEqual(['first']);
    await loader.need([asName('list')]);
    expect(calls).toEqual(['first', 'rest']);
    expect(needTexts.mock.calls).toEqual([[['shell', 'list/first']], [['shell', 'list', 'list/first']]]);
  });

  it('is declared under the name of its folder', () => {
    expect(FEATURES.map(({ name }) => name)).toEqual([...new Set(FEATURES.map(({ name }) => name))]);
    const folders = new Set(Object.keys(SOURCES).map(featureOf));
    expect(FEATURES.map(({ name }): string => name).toSorted()).toEqual([...folders, 'shell'].toSorted());
  });

  it('declares each of its dialogs by file name', () => {
    const named = DIALOG_FILES.map((file) => /([^/]+)\.modal\.tsx$/.exec(file)?.[1] ?? '');
    expect(DIALOG_KEYS.toSorted()).toEqual(named.toSorted());
  });
});

describe('the bindings that a feature loads', () => {
  it.each(viewModels.map(({ feature, name, type }) => [name, feature, type] as const))(
    'include all dependencies of %s of %s',
    async (_name, feature, type) => {
      const { composition, features } = composeTestShop();
      await features.need([asName(feature)]);
      expect(composition.create(type)).toBeInstanceOf(type);
    },
  );
});

const keysByFile = new Map<string, string>();

describe('the texts that a feature loads', () => {
  const keys = keysByFile;

  it.each(FEATURES.map(({ name }) => [name] as const))('include every key used by %s', async (name) => {
    await collectKeys(keys);
    const loaded: ReadonlySet<string> = new Set(['shell', ...closureOf([name]).texts]);
    const missing = Object.entries(SOURCES)
      .filter(([file]) => featureOf(file) === name)
      .flatMap(([file, source]) => missingKeys(file, source, { keys, loaded }));
    expect(missing).toEqual([]);
  });
});

describe('the texts that a screen loads', () => {
  const screens = Object.entries(ROUTE_VIEWS).filter(([, route]) => route.only === undefined);

  it.each(screens)('include every key of the views and parts that %s shows', async (_screen, route) => {
    await collectKeys(keysByFile);
    const { texts } = closureOf([route.feature, ...(route.parts ?? [])]);
    const loaded: ReadonlySet<string> = new Set(['shell', ...texts]);
    const files = shownFiles(`../${/features\/[^'"`]+\.tsx/.exec(String(route.view))?.[0]}`);
    expect(files.length).toBeGreaterThan(0);
    const missing = files.flatMap((file) => missingKeys(file, SOURCES[file] ?? '', { keys: keysByFile, loaded }));
    expect(missing).toEqual([]);
  });
});

interface Loaded {
  readonly keys: ReadonlyMap<string, string>;
  readonly loaded: ReadonlySet<string>;
}

const missingKeys = (file: string, source: string, { keys, loaded }: Loaded) =>
  usedKeys(source, keys)
    .map((key) => ({ file, key, owner: keys.get(key) }))
    .filter(({ owner }) => owner !== undefined && !loaded.has(owner));

/** A view and the files that it imports, also of other features, such as a shared part; without types and lazy chunks. */
function shownFiles(view: string): readonly string[] {
  const found = new Set(view in SOURCES ? [view] : []);
  // The set grows while it is read, so that the imports of the imported files are followed too.
  for (const file of found)
    for (const [, path = ''] of (SOURCES[file] ?? '').matchAll(VALUE_IMPORT)) {
      const imported = new URL(path, `file:///features/${file.slice('../features/'.length)}`).pathname;
      if (`..${imported}` in SOURCES) found.add(`..${imported}`);
    }
  return [...found];
}

/** A relative path behind `import … from` or `export … from`, but not behind `import type`. */
const VALUE_IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '(\.[^']+)'/gm;

/** Fills the map from text key to feature, once. */
async function collectKeys(keys: Map<string, string>): Promise<void> {
  if (keys.size > 0) return;
  for (const name of closureOf(FEATURES.map((feature) => feature.name)).texts)
    for (const key of Object.keys(await textSource.texts(name, 'nl'))) keys.set(key.replace(/_(one|other)$/, ''), name);
}

const FIRST_FILES =
  /funds\/(?:home(?:-visitor|-how|-funds|-samples|-help)?\.(?:view|vm)|parts\/(?:fund-card|fund-worth|fund-picture|sample-card)|fund-worth)/;

it('the texts that home loads for a visitor include every key that it uses', async () => {
  await collectKeys(keysByFile);
  const missing = Object.entries(SOURCES)
    .filter(([file]) => FIRST_FILES.test(file))
    .flatMap(([, source]) => usedKeys(source, keysByFile))
    .filter((key) => !['shell', 'funds/first'].includes(keysByFile.get(key) ?? ''));
  expect(missing).toEqual([]);
});

function usedKeys(source: string, keys: ReadonlyMap<string, string>): readonly string[] {
  return [...source.matchAll(/['"]([a-zA-Z]+(?:\.[a-zA-Z]+)+)['"]/g)]
    .map(([, key = '']) => key)
    .filter((key) => keys.has(key));
}
