import { describe, expect, it } from 'vitest';
import { RESIDENT_TEXTS } from '../features/home/resident-texts.ts';
import { DIALOGS } from './dialogs.ts';
import { SCREEN_NAMES, screenOf } from '../routes/screens.ts';

const SOURCES = import.meta.glob<string>(['../features/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const TEXTS = import.meta.glob<object>('../**/texts*.nl.json', { eager: true, import: 'default' });

/** The file with each text key, as `../features/funds/texts.nl.json`. */
const FILE_OF = new Map(
  Object.entries(TEXTS).flatMap(([file, texts]) =>
    Object.keys(texts).map((key) => [key.replace(/_(one|other)$/, ''), file] as const),
  ),
);
/** Every screen has the texts of the shell and of home. */
const ALWAYS = ['../shell/texts.nl.json', '../features/home/texts.nl.json'];

/** A relative path behind `import … from` or `export … from`, but not behind `import type`. */
const VALUE_IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '(\.[^']+)'/gm;

/** A file and the files that it imports, also of other features, such as a shared part; without types and lazy chunks. */
function shownFiles(start: string): readonly string[] {
  const found = new Set([start]);
  // The set grows while it is read, so that the imports of the imported files are followed too.
  for (const file of found)
    for (const [, path = ''] of (SOURCES[file] ?? '').matchAll(VALUE_IMPORT)) {
      const imported = `..${new URL(path, `file:///${file.slice('../'.length)}`).pathname}`;
      if (imported in SOURCES) found.add(imported);
    }
  return [...found];
}

/** The text keys that the files from this one on use, and whose file is not loaded. */
function missing(start: string, texts: readonly string[]): readonly string[] {
  expect(start in SOURCES).toBe(true);
  const loaded = new Set([...ALWAYS, ...texts.map((name) => `../features/${name}/texts.nl.json`)]);
  return shownFiles(start).flatMap((file) =>
    [...(SOURCES[file] ?? '').matchAll(/['"]([a-zA-Z]+(?:\.[a-zA-Z]+)+)['"]/g)]
      .filter(([, key = '']) => FILE_OF.has(key) && !loaded.has(FILE_OF.get(key) ?? ''))
      .map(([, key]) => `${key} in ${file}`),
  );
}

const fileIn = (load: () => unknown): string => `..${/\/(?:features|shell)\/[^'"`]+\.tsx/.exec(String(load))?.[0]}`;

describe('the texts that are loaded include every key that is shown', () => {
  it('the texts that are loaded include every key that is shown by every screen', () => {
    const lacking = SCREEN_NAMES.flatMap((name) => {
      const { view, texts } = screenOf(name);
      return missing(fileIn(view), texts).map((key) => `${name}: ${key}`);
    });
    expect(lacking).toEqual([]);
  });

  it('the texts that are loaded include every key that is shown by home of a resident', () => {
    expect(missing('../features/home/home-resident.view.tsx', RESIDENT_TEXTS)).toEqual([]);
  });

  it('the texts that are loaded include every key that is shown by every dialog of a feature', () => {
    const dialogs = Object.entries(DIALOGS).filter(([, { load }]) => String(load).includes('/features/'));
    const lacking = dialogs.flatMap(([name, { load, texts }]) =>
      missing(fileIn(load), texts).map((key) => `${name}: ${key}`),
    );
    expect(lacking).toEqual([]);
  });
});
