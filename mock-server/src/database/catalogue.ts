import { readdir } from 'node:fs/promises';
import type { Persona, Scenario } from './scenario.ts';

/** All situations and residents that this mock platform knows, by name. */
export type Catalogue = {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly personas: ReadonlyMap<string, Persona>;
};

const fixtures = new URL('../../fixtures/', import.meta.url);

/** What the files of a folder export under a word, by the names of the files. */
async function exportsOf<T>(folder: 'scenarios' | 'personas', word: 'scenario' | 'persona'): Promise<Map<string, T>> {
  const files = await readdir(new URL(`${folder}/`, fixtures));
  const names = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('_'));
  const found = new Map<string, T>();
  for (const name of names.toSorted()) {
    const loaded: { readonly [word: string]: unknown } = await import(new URL(`${folder}/${name}`, fixtures).href);
    if (loaded[word] === undefined) throw new Error(`${folder}/${name} must export "${word}".`);
    // type assertion: the compiler checks each of these files by itself, but cannot follow an import by name.
    found.set(name.replace(/\.ts$/, ''), loaded[word] as T);
  }
  return found;
}

/** Reads `mock-server/fixtures/scenarios` and `mock-server/fixtures/personas`: a new file is a new name, without a list to keep. */
export async function readCatalogue(): Promise<Catalogue> {
  return {
    scenarios: await exportsOf<Scenario>('scenarios', 'scenario'),
    personas: await exportsOf<Persona>('personas', 'persona'),
  };
}
