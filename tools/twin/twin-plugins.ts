import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { judgesAsCode } from '../../mock-server/src/contract/judges-as-code.ts';
import { bundledContract } from '../../mock-server/src/contract/read-contract.ts';
import { namesIn } from '../../mock-server/src/store/situation-files.ts';
import type { SituationFolder } from '../../mock-server/src/store/situation-files.ts';
import { inRoot } from '../support/root.ts';

const sourceOfJudges = inRoot('mock-server', 'src', 'contract', 'ready-judges.ts');
const sourceOfSituations = inRoot('mock-server', 'src', 'store', 'situation-files.ts');

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

/** Nobody waits for a judge of the description to be made: all of them are in the finished files. */
const judgesMadeBefore: Plugin = {
  name: 'judges-made-before',
  load: async (id) => (id === sourceOfJudges ? judgesAsCode(await bundledContract()) : null),
};

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of one byte for each sign is half as large in memory, and read faster. */
const oneByteSigns: Plugin = {
  name: 'one-byte-signs',
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0080-\uFFFF]/g, escaped);
    }
  },
};

/** What turns the sources of the twin into files that start quickly. */
export const twinPlugins: readonly Plugin[] = [whereSourcesAre, situationsByName, judgesMadeBefore, oneByteSigns];
