import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folder with the source maps of the build of a variant. */
export const sourceMapsOf = (variant: string): string =>
  fileURLToPath(new URL(`../../../.cache/source-maps/${variant}`, import.meta.url));

/**
 * Vite plugin that writes the source maps outside the folder that is deployed. `npm start` serves them; what a municipality
 * deploys has none.
 */
export function separateSourceMaps(variant: string): Plugin {
  return {
    name: 'stadstegoed-source-maps',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folder = sourceMapsOf(variant);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type !== 'asset' || !name.endsWith('.map')) continue;
        writeFileSync(join(folder, basename(name)), part.source);
        delete bundle[name];
      }
    },
  };
}
