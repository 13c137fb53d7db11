import { readdir } from 'node:fs/promises';
import type { Persona, Scenario } from './scenario.ts';

/** All situations and residents that this twin knows, by name. */
export type Catalogue = {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly personas: ReadonlyMap<string, Persona>;
};

type Module = { readonly [name: string]: unknown };

/** Border: what a file in a folder of the project exports. */
async function exportsOf<T>(folder: URL, word: string): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const file of (await namesIn(folder)).toSorted()) {
    const loaded: Module = await import(new URL(file, folder).href);
    const value = loaded[word];
    if (value === undefined) throw new Error(`${file} must export "${word}".`);
    found.set(file.replace(/\.ts$/, ''), value as T);
  }
  return found;
}

async function namesIn(folder: URL): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('_'));
}

/** Reads `mock-server/scenarios` and `mock-server/personas`: a new file is a new name, without a list to keep. */
export async function readCatalogue(): Promise<Catalogue> {
  return {
    scenarios: await exportsOf<Scenario>(new URL('../../scenarios/', import.meta.url), 'scenario'),
    personas: await exportsOf<Persona>(new URL('../../personas/', import.meta.url), 'persona'),
  };
}
