import { join } from 'node:path';
import { deploymentContacts, loadVariant, VARIANT_FILES, VARIANTS_FOLDER } from '@stadstegoed/variants/load.ts';
import type { Plugin } from 'vite';
import { drawingsSource, homeSource } from './home-module.ts';

const NAME = 'virtual:variant';
const DEPLOYMENTS = 'virtual:deployments';

const fileOf = (key: string, name: string): string => join(VARIANTS_FOLDER, key, name);

/**
 * The source of `virtual:variant` for one variant: its validated data, its text overrides and the URL of its logo; the
 * theme is imported as a side effect. Throws an error that describes the problem with the folder.
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

/** The virtual modules with the data of one variant, and how each is made. */
const SOURCES: Readonly<Record<string, (key: string) => string>> = {
  [NAME]: variantSource,
  'virtual:home': homeSource,
  'virtual:drawings': drawingsSource,
};

/**
 * Vite plugin that serves `virtual:variant`, `virtual:home` and `virtual:drawings`: the variant of the build or the
 * development server. The shop's code names no municipality but reads these modules. Also serves `virtual:deployments`,
 * the contact data of all of them.
 */
export function variantModule(options: { readonly variant: string }): Plugin {
  return {
    name: 'stadstegoed-variant',
    resolveId: (id) => (id in SOURCES || id === DEPLOYMENTS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${DEPLOYMENTS}`) return `export const deployments = ${JSON.stringify(deploymentContacts())};`;
      const source = id.startsWith('\0') ? SOURCES[id.slice(1)] : undefined;
      if (source === undefined) return undefined;
      for (const name of VARIANT_FILES) this.addWatchFile(fileOf(options.variant, name));
      return source(options.variant);
    },
  };
}
