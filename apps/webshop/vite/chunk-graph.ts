import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A script of a build: what it contains and what it imports. */
export interface BuiltChunk {
  readonly file: string;
  readonly isEntry: boolean;
  /** The files of the chunks that load with it. */
  readonly imports: readonly string[];
  /** The sources in it, as paths from the root of the shop. */
  readonly sources: readonly string[];
  /** The style sheets that load with it. */
  readonly styles: readonly string[];
}

/** The part of Vite's bundle entry that describes a script. */
export interface BundlePart {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
  /** The module that a chunk stands for when its content is in another chunk. */
  readonly facadeModuleId?: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The scripts of a bundle, with their sources relative to `root`. */
export function chunksOf(bundle: Readonly<Record<string, BundlePart>>, root: string): readonly BuiltChunk[] {
  return Object.values(bundle)
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, isEntry = false, imports = [], moduleIds = [], facadeModuleId = null, viteMetadata }) => ({
      file: fileName,
      isEntry,
      imports,
      sources: [...new Set([...moduleIds, ...(facadeModuleId === null ? [] : [facadeModuleId])])].map((id) =>
        relative(root, id).replaceAll('\\', '/'),
      ),
      styles: [...(viteMetadata?.importedCss ?? [])],
    }));
}

/**
 * Vite plugin that writes the scripts of the build with their imports to `file`, outside the folder that is deployed.
 * The bench computes from it what each route loads.
 */
export function chunkGraph(file: string): Plugin {
  let root = '';
  return {
    name: 'stadstegoed-chunk-graph',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle(_options, bundle) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(chunksOf(bundle, root)));
    },
  };
}
