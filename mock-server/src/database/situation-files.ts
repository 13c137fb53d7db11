import { readdir } from 'node:fs/promises';

/** The two folders whose files are found by their names: situations and residents. */
export type SituationFolder = 'scenarios' | 'personas';

/** What a file exports, by name. */
export type Module = { readonly [name: string]: unknown };

const addressOf = (folder: SituationFolder): URL => new URL(`../../fixtures/${folder}/`, import.meta.url);

/** Names of the files of a folder without their ending, in order; tests and helpers (`_…`) do not count. */
export async function namesIn(folder: SituationFolder): Promise<string[]> {
  const files = await readdir(addressOf(folder)).catch(() => []);
  return files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('_'))
    .map((name) => name.replace(/\.ts$/, ''))
    .toSorted();
}

/** Border: loads a file of a folder. What it exports is for the caller to validator. */
export async function moduleOf(folder: SituationFolder, name: string): Promise<Module> {
  const loaded: Module = await import(new URL(`${name}.ts`, addressOf(folder)).href);
  return loaded;
}
