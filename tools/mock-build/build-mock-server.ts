import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../shop/source-hash.ts';
import { inRoot } from '../support/root.ts';
import { mockServerPlugins } from './plugins.ts';

/** All that the mock platform is made from. */
const sources = [
  'package-lock.json',
  'tools/mock-build',
  'mock-server/src',
  'mock-server/scenarios',
  'mock-server/personas',
  'packages/variants',
  'openapi/generated',
];

const sourceOfMain = inRoot('mock-server', 'src', 'main.ts');

/** Where the mock platform stands as a few files instead of six hundred. */
export type BuiltMockServer = { readonly folder: string; readonly main: string };

const at = (folder: string): BuiltMockServer => ({ folder, main: join(folder, 'main.cjs') });
const kept = at(inRoot('.cache', 'mock-server'));

/** What the first answer does not need, and the program itself, which waits for the rest. */
const apart = /mock-server\/src\/(console\/|outside\/(pages|desk)\/|seed\/city\/|main\.ts|command\.ts)/;

/** Few files: all that most starts need is in two, its packages and its own sources. */
const parts = [
  { name: 'packages', test: /node_modules/ },
  { name: 'server', test: (id: string) => !apart.test(id) },
];

/** Makes the mock platform in a folder. */
export async function buildMockServer(folder: string): Promise<BuiltMockServer> {
  const { build } = await import('vite');
  const made = at(folder);
  await build({
    configFile: false,
    root: inRoot('mock-server'),
    logLevel: 'error',
    plugins: [...mockServerPlugins],
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

const stamp = inRoot('.cache', 'built-mock-server');
const isFresh = (hash: string): boolean =>
  existsSync(stamp) && existsSync(kept.main) && readFileSync(stamp, 'utf8') === hash;

/** The program of the mock platform that starts quickest, made first when the sources changed since the last time. */
export async function builtMockServer(): Promise<string> {
  const hash = sourceHash(sources.map((path) => inRoot(path)));
  if (!isFresh(hash)) {
    rmSync(stamp, { force: true });
    const { folder } = await buildMockServer(`${kept.folder}-${process.pid}`);
    rmSync(kept.folder, { recursive: true, force: true });
    renameSync(folder, kept.folder);
    writeFileSync(stamp, hash);
  }
  return kept.main;
}
