import { join } from 'node:path';
import { deploymentContacts, loadVariant, VARIANT_FILES, VARIANTS_FOLDER } from '@stadstegoed/variants/load.ts';
import type { Plugin } from 'vite';

const NAME = 'virtual:variant';
const RESOLVED = `\0${NAME}`;
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

/**
 * Vite plugin that serves `virtual:variant`: the variant of the build or the development server. The shop's code names
 * no municipality but reads this module. Also serves `virtual:deployments`, the contact data of all of them.
 */
export function variantModule(options: { readonly variant: string }): Plugin {
  return {
    name: 'stadstegoed-variant',
    resolveId: (id) => (id === NAME || id === DEPLOYMENTS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${DEPLOYMENTS}`) return `export const deployments = ${JSON.stringify(deploymentContacts())};`;
      if (id !== RESOLVED) return undefined;
      for (const name of VARIANT_FILES) this.addWatchFile(fileOf(options.variant, name));
      return variantSource(options.variant);
    },
  };
}
