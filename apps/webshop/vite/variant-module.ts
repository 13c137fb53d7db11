import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VARIANTS = fileURLToPath(new URL('../../../packages/variants/', import.meta.url));
const NAME = 'virtual:variant';
const RESOLVED = `\0${NAME}`;

/** The keys of all municipalities: each folder of packages/variants with a variant.json, `_template` left out. */
export function variantKeys(folder: string = VARIANTS): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((key) => !key.startsWith('_') && existsSync(join(folder, key, 'variant.json')))
    .toSorted();
}

/** The source of `virtual:variant` for one municipality: its data, its text overrides, its logo, and its theme as a side effect. */
export function variantSource(key: string, folder: string = VARIANTS): string {
  const file = (name: string) => JSON.stringify(join(folder, key, name));
  const has = (name: string) => existsSync(join(folder, key, name));
  return [
    ...(has('theme.css') ? [`import ${file('theme.css')};`] : []),
    `import variant from ${file('variant.json')};`,
    has('texts.nl.json') ? `import nl from ${file('texts.nl.json')};` : 'const nl = {};',
    has('texts.en.json') ? `import en from ${file('texts.en.json')};` : 'const en = {};',
    has('logo.png') ? `import logo from ${file('logo.png')};` : "const logo = '';",
    'const texts = { nl, en };',
    'export { variant, texts, logo };',
  ].join('\n');
}

/**
 * Serves `virtual:variant`: the one municipality that a build or a development server is for. No code of the shop names a
 * municipality; it reads this module. Stops with the list of known keys when the folder is not there.
 */
export function variantModule(options: { readonly variant: string }): Plugin {
  return {
    name: 'stadstegoed-variant',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const known = variantKeys();
      if (!known.includes(options.variant))
        this.error(
          `There is no variant "${options.variant}"; packages/variants has: ${known.join(', ') || 'none yet'}.`,
        );
      return variantSource(options.variant);
    },
  };
}
