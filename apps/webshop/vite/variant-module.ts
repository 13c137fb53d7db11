import { join } from 'node:path';
import { loadVariant, VARIANT_FILES, VARIANTS_FOLDER } from '@stadstegoed/variants/load.ts';
import type { Plugin } from 'vite';

const NAME = 'virtual:variant';
const RESOLVED = `\0${NAME}`;

const fileOf = (key: string, name: string): string => join(VARIANTS_FOLDER, key, name);

/**
 * The source of `virtual:variant` for one municipality: its checked data, its text overrides, the address of its logo, and
 * its theme as a side effect. Throws the sentence that says what is wrong with the folder.
 */
export function variantSource(key: string): string {
  const { variant, texts } = loadVariant(key);
  return [
    `import ${JSON.stringify(fileOf(key, 'theme.css'))};`,
    `import logo from ${JSON.stringify(fileOf(key, 'logo.png'))};`,
    `export const variant = ${JSON.stringify(variant)};`,
    `export const texts = ${JSON.stringify(texts)};`,
    'export { logo };',
  ].join('\n');
}

/**
 * Serves `virtual:variant`: the one municipality that a build or a development server is for. No code of the shop names a
 * municipality; it reads this module.
 */
export function variantModule(options: { readonly variant: string }): Plugin {
  return {
    name: 'stadstegoed-variant',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const name of VARIANT_FILES) this.addWatchFile(fileOf(options.variant, name));
      return variantSource(options.variant);
    },
  };
}
