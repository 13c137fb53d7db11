import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type LogLevel, type Plugin } from 'vite';
import { chunkGraph } from './chunk-graph.ts';
import { offlineFiles } from './offline-files.ts';

/** The file of the worker. It has no hash: browsers look for a new worker at the same address. */
export const WORKER_FILE = 'service-worker.js';

const SOURCE = fileURLToPath(new URL('../src/worker/service-worker.ts', import.meta.url));
const KEPT_FILES = 'virtual:kept-files';
const PAGE = 'index.html';

/** A file that the worker keeps. The name of every file but the page changes with its content. */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The files that the worker keeps, the page first. */
export function precachedFiles(names: readonly string[], html: string): readonly PrecachedFile[] {
  return [{ url: `/${PAGE}`, revision: hashOf(html) }, ...names.map((name) => ({ url: `/${name}`, revision: null }))];
}

interface WorkerBuild {
  readonly root: string;
  readonly outDir: string;
  readonly logLevel: LogLevel;
  readonly files: readonly PrecachedFile[];
  readonly graph: string;
}

/** Builds the worker to one classic script, because not every browser runs a worker with imports. */
async function buildWorker({ root, outDir, logLevel, files, graph }: WorkerBuild): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel,
    publicDir: false,
    plugins: [
      {
        name: 'stadstegoed-kept-files',
        resolveId: (id) => (id === KEPT_FILES ? `\0${KEPT_FILES}` : undefined),
        load: (id) => (id === `\0${KEPT_FILES}` ? `export const files = ${JSON.stringify(files)};` : undefined),
      },
      chunkGraph(graph),
    ],
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: WORKER_FILE } },
    },
  });
}

/**
 * Vite plugin that builds the service worker after the shop, with the list of files that it keeps. Decision 16 says why it
 * is not vite-plugin-pwa. `graph` is where the sources of the worker are noted, for the list of parts of a release.
 */
export function serviceWorker(graph: string): Plugin {
  let place: { root: string; outDir: string; logLevel: LogLevel } = { root: '', outDir: '', logLevel: 'warn' };
  let files: readonly PrecachedFile[] = [];
  return {
    name: 'stadstegoed-service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir }, logLevel = 'warn' }) => {
      place = { root, outDir, logLevel };
    },
    writeBundle(_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') throw new Error('The build has no page that the service worker could keep.');
      files = precachedFiles(offlineFiles(bundle), String(page.source));
    },
    closeBundle: {
      sequential: true,
      handler: async (error) => {
        if (error === undefined) await buildWorker({ ...place, files, graph });
      },
    },
  };
}
