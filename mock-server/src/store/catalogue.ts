import { readdir } from 'node:fs/promises';
import type { Persona, Scenario } from './scenario.ts';

/** All situations and residents that this twin knows, by name. */
export type Catalogue = {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly personas: ReadonlyMap<string, Persona>;
  /** Resolves when everything is there; absent when it is from the beginning. */
  readonly whole?: () => Promise<void>;
};

type Module = { readonly [name: string]: unknown };

/** Border: what a file in a folder of the project exports. */
async function exportOf<T>(folder: URL, file: string, word: string): Promise<T> {
  const loaded: Module = await import(new URL(file, folder).href);
  const value = loaded[word];
  if (value === undefined) throw new Error(`${file} must export "${word}".`);
  return value as T;
}

async function exportsOf<T>(folder: URL, word: string): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const file of (await namesIn(folder)).toSorted()) {
    found.set(file.replace(/\.ts$/, ''), await exportOf<T>(folder, file, word));
  }
  return found;
}

async function namesIn(folder: URL): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('_'));
}

const scenarioFolder = new URL('../../scenarios/', import.meta.url);

/** Reads `mock-server/scenarios` and `mock-server/personas`: a new file is a new name, without a list to keep. */
export async function readCatalogue(): Promise<Catalogue> {
  return {
    scenarios: await exportsOf<Scenario>(scenarioFolder, 'scenario'),
    personas: await exportsOf<Persona>(new URL('../../personas/', import.meta.url), 'persona'),
  };
}

/**
 * The same catalogue for a quick start: at first it has one situation only, and reads the others when they are asked. Before they
 * are there, no other world can be made of it.
 */
export async function catalogueFrom(first: string): Promise<Catalogue> {
  const scenarios = new Map<string, Scenario>();
  const personas = new Map<string, Persona>();
  const isThere = (await namesIn(scenarioFolder)).includes(`${first}.ts`);
  if (isThere) scenarios.set(first, await exportOf<Scenario>(scenarioFolder, `${first}.ts`, 'scenario'));
  let reading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    const all = await readCatalogue();
    scenarios.clear();
    for (const [name, scenario] of all.scenarios) scenarios.set(name, scenario);
    for (const [name, persona] of all.personas) personas.set(name, persona);
  };
  return { scenarios, personas, whole: async () => (reading ??= read()) };
}
