import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../shop/source-hash.ts';
import { inRoot } from '../support/root.ts';
import { mockServerPlugins } from './plugins.ts';

/** The sources of the mock platform. */
const sources = [
  'package-lock.json',
  'tools/mock-build',
  'mock-server/src',
  'mock-server/console',
  'mock-server/fixtures',
  'packages/variants',
  'openapi/generated',
];

const sourceOfMain = inRoot('mock-server', 'src', 'main.ts');

/** The built mock platform: a few files instead of six hundred. */
export type BuiltMockServer = { readonly folder: string; readonly main: string };

const at = (folder: string): BuiltMockServer => ({ folder, main: join(folder, 'main.cjs') });
const cached = at(inRoot('.cache', 'mock-server'));

/** The sources that the first answer does not need, and the program itself. */
const apart = /mock-server\/(console\/|fixtures\/seed\/city\/|src\/(main|command)\.ts)/;

/** Two chunks hold what most starts need: the packages and the own sources. */
const parts = [
  { name: 'packages', test: /node_modules/ },
  { name: 'server', test: (id: string) => !apart.test(id) },
];

/** Builds the mock platform in a folder. */
export async function buildMockServer(folder: string): Promise<BuiltMockServer> {
  const { build } = await import('vite');
  const made = at(folder);
  await build({
    configFile: false,
    root: inRoot('mock-server'),
    logLevel: 'error',
    plugins: [...mockServerPlugins],
    ssr: {
      noExternal: true,
      external: ['sharp', '@fastify/static', '@fastify/swagger', '@fastify/swagger-ui'],
    },
    build: {
      ssr: sourceOfMain,
      emitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: {
          // CommonJS files load about 8 % faster than ES modules.
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
  existsSync(stamp) && existsSync(cached.main) && readFileSync(stamp, 'utf8') === hash;

/** The built program of the mock platform; builds it first when the sources have changed. */
export async function builtMockServer(): Promise<string> {
  const hash = sourceHash(sources.map((path) => inRoot(path)));
  if (!isFresh(hash)) {
    rmSync(stamp, { force: true });
    const { folder } = await buildMockServer(`${cached.folder}-${process.pid}`);
    rmSync(cached.folder, { recursive: true, force: true });
    renameSync(folder, cached.folder);
    writeFileSync(stamp, hash);
  }
  return cached.main;
}
