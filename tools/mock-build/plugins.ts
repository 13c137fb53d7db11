import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import type { Plugin } from 'vite';
import { compileValidators } from '../../mock-server/src/contract/compile-validators.ts';
import { bundledContract } from '../../mock-server/src/contract/read-contract.ts';
import { namesIn } from '../../mock-server/src/database/situation-files.ts';
import type { SituationFolder } from '../../mock-server/src/database/situation-files.ts';
import { inRoot } from '../support/root.ts';

const sourceOfValidators = inRoot('mock-server', 'src', 'contract', 'precompiled-validators.ts');
const sourceOfSituations = inRoot('mock-server', 'src', 'database', 'situation-files.ts');

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes characters above one byte: one-byte strings take half the memory and load faster. */
const asOneByteText = (text: string): string => text.replaceAll(/[\u0080-\uFFFF]/g, escaped);

/** The URL of a file in another package, resolved at build time. */
const resolved = (_: string, word: string): string => JSON.stringify(import.meta.resolve(word));

/** Resolves files beside a source, such as drawings and style sheets, from the location of that source. */
const resolveFromSources: Plugin = {
  name: 'resolve-from-sources',
  transform: (code, id) => {
    if (!id.startsWith(inRoot('mock-server')) || !code.includes('import.meta.')) return null;
    return code
      .replaceAll(/import\.meta\.resolve\(['"]([^'"]+)['"]\)/g, resolved)
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

const listOf = async (folder: SituationFolder): Promise<string> => {
  const names = await namesIn(folder);
  const entries = names.map(
    (name) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(inRoot('mock-server', 'fixtures', folder, `${name}.ts`))})`,
  );
  return `${JSON.stringify(folder)}: {${entries.join(',')}}`;
};

/** Lists the scenarios and personas by name at build time, because the built files cannot read the folders. */
const situationsByName: Plugin = {
  name: 'situations-by-name',
  load: async (id) => {
    if (id !== sourceOfSituations) return null;
    const lists = await Promise.all([listOf('scenarios'), listOf('personas')]);
    return [
      `const files = {${lists.join(',')}};`,
      'export const namesIn = async (folder) => Object.keys(files[folder]);',
      'export const moduleOf = (folder, name) => files[folder][name]();',
    ].join('\n');
  },
};

const addressOfDescription = /import\.meta\.resolve\(['"]@stadstegoed\/openapi\/generated\/bundled\.json['"]\)/;

/** Minifies the description, which halves the text to read at each start. */
const shortDescription: Plugin = {
  name: 'short-description',
  transform(code) {
    if (!addressOfDescription.test(code)) return null;
    const { document } = bundledContract();
    this.emitFile({ type: 'asset', fileName: 'description.json', source: asOneByteText(JSON.stringify(document)) });
    const address = `require('node:url').pathToFileURL(require('node:path').join(__dirname, '..', 'description.json')).href`;
    return code.replace(addressOfDescription, address);
  },
};

/**
 * Compiles the validators of the description at build time, each into its own file, which is read when its body is
 * first validated.
 */
const precompiledValidators: Plugin = {
  name: 'precompiled-validators',
  load(id) {
    if (id !== sourceOfValidators) return null;
    const files = compileValidators(bundledContract()).map(({ pointer, code }, number) => {
      const fileName = `validators/${number}.cjs`;
      this.emitFile({ type: 'asset', fileName, source: asOneByteText(minifySync(fileName, code).code) });
      return `${JSON.stringify(pointer)}: ${number}`;
    });
    return [
      `import { createRequire } from 'node:module';`,
      `const files = {${files.join(',')}};`,
      'const read = createRequire(__filename);',
      'export const precompiledValidators = (pointer) => (pointer in files ? read(`../validators/${files[pointer]}.cjs`) : undefined);',
    ].join('\n');
  },
};

/** Minifies the packages, but keeps function names for stack traces. */
const minified = (chunk: { readonly name: string; readonly fileName: string; readonly code: string }): string =>
  chunk.name === 'packages' ? minifySync(chunk.fileName, chunk.code, { mangle: false }).code : chunk.code;

/** Minifies the chunks on output. */
const shortText: Plugin = {
  name: 'short-text',
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = asOneByteText(minified(file));
  },
};

/** The plugins that build the mock platform into files that start quickly. */
export const mockServerPlugins: readonly Plugin[] = [
  shortDescription,
  resolveFromSources,
  situationsByName,
  precompiledValidators,
  shortText,
];
