import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { transformWithOxc } from 'vite';

/**
 * `npm run script -- tools/mutations.ts --seed 7 --count 40`: plants faults of one line each at places chosen by a seed, and says which the
 * tests find. The cheapest layer runs first and the next only for survivors. Stryker was looked at: it plants every fault of
 * a file and knows no layers, which takes days here. A set of faults is kept with `--save`, and planted again with `--set`.
 */
interface Fault {
  readonly file: string;
  readonly was: string;
  readonly is: string;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    only: { type: 'string' },
    set: { type: 'string' },
    save: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

/** Folders, and their share of the faults. */
const AREAS: readonly { readonly name: string; readonly files: readonly string[]; readonly share: number }[] = [
  { name: 'core', files: ['packages/core/src/**/*.ts'], share: 10 },
  { name: 'http', files: ['packages/http/src/**/*.ts'], share: 6 },
  { name: 'view-models', files: ['apps/webshop/src/{features,platform,shell,support}/**/*.ts'], share: 8 },
  { name: 'views', files: ['apps/webshop/src/**/*.tsx', 'packages/ui/**/*.tsx'], share: 8 },
  { name: 'mock', files: ['mock-server/src/{domain,routes,wire}/**/*.ts'], share: 8 },
];

/** One line before and after; the first pattern that a seed picks among those that match is planted. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ < /, ' <= '],
  [/ <= /, ' < '],
  [/ > (?!\{)/, ' >= '],
  [/ >= /, ' > '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/ \+ 1\b/, ''],
  [/ - 1\b/, ''],
  [/!(?=[a-z(])/, ''],
  [/ \?\? .+?(?=[;,)])/, ' ?? null'],
  [/\.filter\(/, '.map((kept) => kept) || ('],
  [/\bif \((.+)\) (return|throw|continue)/, 'if (false) $2'],
  [/^(\s+)(?:await |void )?(?:this\.)?#?[a-zA-Z.#]+\([^{}]*\);$/, '$1;'],
  [/\blang=\{[^}]+\}/, ''],
  [/\baria-[a-z]+=\{[^}]+\}/, ''],
  [/\bt\('([a-zA-Z]+)[^']*'/, "t('$1-gone'"],
];

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isCode = (line: string): boolean =>
  !/^\s*(\/\/|\*|\/\*|import |export \* |type |interface |readonly |case )/.test(line);

function faultsOf(file: string): readonly Fault[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const once = lines.filter((line) => isCode(line) && lines.filter((other) => other === line).length === 1);
  return once.flatMap((was) =>
    CHANGES.flatMap(([before, after]) => {
      const is = was.replace(before, after);
      return is === was ? [] : [{ file, was, is }];
    }),
  );
}

/** Whether the fault is a program, and another one: a changed type or comment is neither. */
async function isProgram({ file, was, is }: Fault): Promise<boolean> {
  const source = readFileSync(file, 'utf8');
  const codes = [source, source.replace(was, () => is)].map(
    async (code) => (await transformWithOxc(code, file, { sourcemap: false })).code,
  );
  const [before, after] = await Promise.all(codes).catch(() => []);
  return before !== after;
}

async function chosen(): Promise<readonly Fault[]> {
  const random = randomOf(Number(values.seed));
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const areas = AREAS.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));
  const shares = areas.reduce((sum, { share }) => sum + share, 0);
  const all: Fault[] = [];
  for (const { files, share } of areas) {
    const sources = globSync([...files])
      .filter((file) => !/\.test\.|\/testing\/|\.(feature|module|d)\.ts$/.test(file))
      .toSorted();
    const found = new Map<string, Fault>();
    while (found.size < Math.round((Number(values.count) * share) / shares)) {
      const file = pick(sources);
      const fault = file === undefined ? undefined : pick(faultsOf(file));
      if (fault !== undefined && (await isProgram(fault))) found.set(fault.file + fault.was, fault);
    }
    all.push(...found.values());
  }
  return all;
}

const LAYERS: readonly { readonly name: string; readonly projects: readonly string[] }[] = [
  { name: 'unit', projects: ['unit', 'view'] },
  { name: 'journeys', projects: ['journeys', 'contract-consumer', 'contract-provider'] },
];

/** Whether the tests of a layer that import the file fail. A run that never ends counts as found. */
function isFoundBy(file: string, projects: readonly string[]): boolean {
  const among = projects.flatMap((project) => ['--project', project]);
  const options = ['related', file, '--run', '--bail', '1', '--passWithNoTests', '--reporter', 'dot', ...among];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...options], { timeout: 900_000 });
  return status !== 0;
}

function layerOf({ file, was, is }: Fault): string {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(was)) return 'gone';
  writeFileSync(
    file,
    source.replace(was, () => is),
  );
  try {
    return LAYERS.find(({ projects }) => isFoundBy(file, projects))?.name ?? 'SURVIVED';
  } finally {
    writeFileSync(file, source);
  }
}

const faults: readonly Fault[] =
  values.set === undefined ? await chosen() : JSON.parse(readFileSync(values.set, 'utf8'));
if (values.save !== undefined) {
  if (!existsSync(dirname(values.save))) mkdirSync(dirname(values.save), { recursive: true });
  writeFileSync(values.save, JSON.stringify(faults, null, 1));
}
const counts = new Map<string, number>();
for (const fault of values.dry ? [] : faults) {
  const layer = layerOf(fault);
  counts.set(layer, (counts.get(layer) ?? 0) + 1);
  console.log(`${layer.padEnd(9)} ${fault.file}\n  - ${fault.was.trim()}\n  + ${fault.is.trim()}`);
}
console.log([...counts].map(([layer, count]) => `${layer}: ${count}`).join(', '));
