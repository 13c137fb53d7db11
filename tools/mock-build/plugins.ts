import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import type { Plugin } from 'vite';
import { judgesAsCode } from '../../mock-server/src/contract/judges-as-code.ts';
import { bundledContract } from '../../mock-server/src/contract/read-contract.ts';
import { namesIn } from '../../mock-server/src/store/situation-files.ts';
import type { SituationFolder } from '../../mock-server/src/store/situation-files.ts';
import { inRoot } from '../support/root.ts';

const sourceOfJudges = inRoot('mock-server', 'src', 'contract', 'ready-judges.ts');
const sourceOfSituations = inRoot('mock-server', 'src', 'store', 'situation-files.ts');

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of one byte for each sign is half as large in memory, and read faster. */
const inOneByteSigns = (text: string): string => text.replaceAll(/[\u0080-\uFFFF]/g, escaped);

/** The address of a file of another package, which is found now and stands where it is. */
const resolved = (_: string, word: string): string => JSON.stringify(import.meta.resolve(word));

/** Files that stand beside a source, such as drawings and style sheets, are found from where that source is. */
const whereSourcesAre: Plugin = {
  name: 'where-sources-are',
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
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(inRoot('mock-server', folder, `${name}.ts`))})`,
  );
  return `${JSON.stringify(folder)}: {${entries.join(',')}}`;
};

/** A folder cannot be read from within the finished files, so these know by name what was in it. */
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

/** The description without the lines and spaces that people read it by: half as much to read at each start. */
const shortDescription: Plugin = {
  name: 'short-description',
  transform(code) {
    if (!addressOfDescription.test(code)) return null;
    const { document } = bundledContract();
    this.emitFile({ type: 'asset', fileName: 'description.json', source: inOneByteSigns(JSON.stringify(document)) });
    const address = `require('node:url').pathToFileURL(require('node:path').join(__dirname, '..', 'description.json')).href`;
    return code.replace(addressOfDescription, address);
  },
};

/**
 * Nobody waits for a judge of the description to be made: each stands as a file of its own beside the finished ones, and is read
 * when its body is first judged.
 */
const judgesMadeBefore: Plugin = {
  name: 'judges-made-before',
  load(id) {
    if (id !== sourceOfJudges) return null;
    const files = judgesAsCode(bundledContract()).map(({ pointer, code }, number) => {
      const fileName = `judges/${number}.cjs`;
      this.emitFile({ type: 'asset', fileName, source: inOneByteSigns(minifySync(fileName, code).code) });
      return `${JSON.stringify(pointer)}: ${number}`;
    });
    return [
      `import { createRequire } from 'node:module';`,
      `const files = {${files.join(',')}};`,
      'const read = createRequire(__filename);',
      'export const readyJudges = (pointer) => (pointer in files ? read(`../judges/${files[pointer]}.cjs`) : undefined);',
    ].join('\n');
  },
};

const laterPrefix = '\0later:';

/** Fastify reads what it needs for other kinds of servers, which takes 5 ms; here that waits until something of it is asked. */
const otherServersLater: Plugin = {
  name: 'other-servers-later',
  resolveId: {
    order: 'pre',
    handler: (source, importer) =>
      (source === 'node:http2' || source === 'node:https') && importer?.endsWith('fastify/lib/server.js')
        ? `${laterPrefix}${source}.cjs`
        : null,
  },
  load: (id) => {
    if (!id.startsWith(laterPrefix)) return null;
    const name = JSON.stringify(id.slice(laterPrefix.length, -'.cjs'.length));
    return `module.exports = new Proxy({}, { get: (_, part) => process.getBuiltinModule(${name})[part] });`;
  },
};

/** Packages without the lines that people read them by; what functions are called stays, for the traces of errors. */
const written = (chunk: { readonly name: string; readonly fileName: string; readonly code: string }): string =>
  chunk.name === 'packages' ? minifySync(chunk.fileName, chunk.code, { mangle: false }).code : chunk.code;

/** The files as they are written. */
const shortText: Plugin = {
  name: 'short-text',
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = inOneByteSigns(written(file));
  },
};

/** What turns the sources of the mock platform into files that start quickly. */
export const mockServerPlugins: readonly Plugin[] = [
  shortDescription,
  whereSourcesAre,
  situationsByName,
  judgesMadeBefore,
  otherServersLater,
  shortText,
];
