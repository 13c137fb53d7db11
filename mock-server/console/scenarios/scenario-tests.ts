import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A test that stands on a situation. */
export type StandingTest = { readonly file: string; readonly kind: 'pact' | 'browser' | 'journey' | 'platform' };

const places: readonly (readonly [folder: string, kind: StandingTest['kind']])[] = [
  ['contracts/consumer', 'pact'],
  ['apps/webshop/journeys', 'journey'],
  ['apps/webshop/e2e', 'browser'],
  ['mock-server/src', 'platform'],
];

const folderAt = (place: string): string => fileURLToPath(new URL(`../../../${place}/`, import.meta.url));

function testsBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .toSorted()
    .map((file) => folder + file);
}

let read: ReadonlyMap<string, readonly StandingTest[]> | null = null;

/** Every word in quotation marks that a test has, with the tests that have it; a situation is one of those words. */
function readTests(): ReadonlyMap<string, readonly StandingTest[]> {
  const found = new Map<string, StandingTest[]>();
  for (const [place, kind] of places) {
    for (const file of testsBelow(folderAt(place))) {
      const words = readFileSync(file, 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)*)'/g);
      for (const word of new Set([...words].map(([, name]) => name ?? ''))) {
        found.set(word, [...(found.get(word) ?? []), { file: basename(file), kind }]);
      }
    }
  }
  return found;
}

/** Tests of this project that name a situation; none where the mock platform stands without its project. Read once, when first asked. */
export const testsOn = (scenario: string): readonly StandingTest[] => (read ??= readTests()).get(scenario) ?? [];
