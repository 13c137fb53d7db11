import type { Persona, Scenario } from './scenario.ts';
import { moduleOf, namesIn } from './situation-files.ts';
import type { SituationFolder } from './situation-files.ts';

/** All situations and residents that this mock platform knows, by name. */
export type Catalogue = {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly personas: ReadonlyMap<string, Persona>;
  /** Resolves when everything is there; absent when it is from the beginning. */
  readonly whole?: () => Promise<void>;
};

/** Border: what a file in a folder of the project exports. */
async function exportOf<T>(folder: SituationFolder, name: string, word: string): Promise<T> {
  const value = (await moduleOf(folder, name))[word];
  if (value === undefined) throw new Error(`${folder}/${name}.ts must export "${word}".`);
  return value as T;
}

async function exportsOf<T>(folder: SituationFolder, word: string): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const name of await namesIn(folder)) found.set(name, await exportOf<T>(folder, name, word));
  return found;
}

/** Reads `mock-server/fixtures/scenarios` and `mock-server/fixtures/personas`: a new file is a new name, without a list to keep. */
export async function readCatalogue(): Promise<Catalogue> {
  return {
    scenarios: await exportsOf<Scenario>('scenarios', 'scenario'),
    personas: await exportsOf<Persona>('personas', 'persona'),
  };
}

/**
 * The same catalogue for a quick start: at first it has one situation only, and reads the others when they are asked. Before they
 * are there, no other world can be made of it.
 */
export async function catalogueFrom(first: string): Promise<Catalogue> {
  const scenarios = new Map<string, Scenario>();
  const personas = new Map<string, Persona>();
  const isThere = (await namesIn('scenarios')).includes(first);
  if (isThere) scenarios.set(first, await exportOf<Scenario>('scenarios', first, 'scenario'));
  let reading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    const all = await readCatalogue();
    scenarios.clear();
    for (const [name, scenario] of all.scenarios) scenarios.set(name, scenario);
    for (const [name, persona] of all.personas) personas.set(name, persona);
  };
  return { scenarios, personas, whole: async () => (reading ??= read()) };
}
