import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../shop/source-hash.ts';
import { inRoot } from '../support/root.ts';
import { twinPlugins } from './twin-plugins.ts';

/** All that the twin is made from. */
const sources = [
  'package-lock.json',
  'tools/twin',
  'mock-server/src',
  'mock-server/scenarios',
  'mock-server/personas',
  'packages/variants',
  'openapi/generated',
];

const sourceOfMain = inRoot('mock-server', 'src', 'main.ts');

/** Where the twin stands as a few files instead of six hundred. */
export type QuickTwin = { readonly folder: string; readonly main: string };

const at = (folder: string): QuickTwin => ({ folder, main: join(folder, 'main.cjs') });
const kept = at(inRoot('.cache', 'twin'));

/** What the first answer does not need, and the program itself, which waits for the rest. */
const apart = /mock-server\/src\/(console\/|outside\/(pages|desk)\/|seed\/city\/|main\.ts|command\.ts)/;

/** Few files: all that most starts need is in two, its packages and its own sources. */
const parts = [
  { name: 'packages', test: /node_modules/ },
  { name: 'twin', test: (id: string) => !apart.test(id) },
];

/** Makes the twin in a folder. */
export async function makeQuickTwin(folder: string): Promise<QuickTwin> {
  const { build } = await import('vite');
  const made = at(folder);
  await build({
    configFile: false,
    root: inRoot('mock-server'),
    logLevel: 'error',
    plugins: [...twinPlugins],
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: sourceOfMain,
      emitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: {
          // Files of this kind are found and put together a twelfth sooner than modules.
          format: 'cjs',
          comments: false,
          entryFileNames: 'main.cjs',
          chunkFileNames: 'parts/[name].cjs',
          codeSplitting: { groups: parts },
        },
      },
    },
  });
  return made;
}

const stamp = inRoot('.cache', 'built-twin');
const isFresh = (hash: string): boolean =>
  existsSync(stamp) && existsSync(kept.main) && readFileSync(stamp, 'utf8') === hash;

/** The program of the twin that starts quickest, made first when the sources changed since the last time. */
export async function quickTwin(): Promise<string> {
  const hash = sourceHash(sources.map((path) => inRoot(path)));
  if (!isFresh(hash)) {
    rmSync(stamp, { force: true });
    const { folder } = await makeQuickTwin(`${kept.folder}-${process.pid}`);
    rmSync(kept.folder, { recursive: true, force: true });
    renameSync(folder, kept.folder);
    writeFileSync(stamp, hash);
  }
  return kept.main;
}
