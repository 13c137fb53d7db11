import { basename, dirname } from 'node:path';
import { DataProblem } from './data-problem.ts';
import { writeAll } from './disk.ts';
import type { Disk } from './disk.ts';
import type { Damage, JournalFile, Piece } from './replay-journals.ts';

/** What a start does about damaged files: it stops, keeps what stands before the damage, or begins without any of it. */
export type OnDamage = 'stop' | 'keep_before' | 'fresh';

const suffixPattern = /\.damaged-(\d+)$/;

/** An end for the names of files that are put aside together, which no file beside the data file has yet. */
async function freeSuffix(disk: Disk, file: string): Promise<string> {
  const names = await disk.names(dirname(file));
  const numbers = names
    .filter((name) => name.startsWith(basename(file)))
    .map((name) => Number(suffixPattern.exec(name)?.[1] ?? 0));
  return `.damaged-${Math.max(0, ...numbers) + 1}`;
}

async function copy(disk: Disk, from: string, to: string): Promise<void> {
  const bytes = (await disk.read(from)) ?? Buffer.alloc(0);
  const file = await disk.create(to);
  try {
    await writeAll(file, bytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Words for one or more paths. */
const listed = (paths: readonly string[]): string =>
  paths.length < 2 ? paths.join('') : `${paths.slice(0, -1).join(', ')} and ${paths.at(-1)}`;

/** The files of a kept world: its data file, and all journals that the snapshot in it may need. */
export type WorldFiles = { readonly file: string; readonly journals: readonly JournalFile[] };

/** Gives all files of a world other names, the snapshot last: as long as it has its name, its journals are looked for. */
export async function putAllAside(disk: Disk, { file, journals }: WorldFiles, why: string): Promise<string> {
  const suffix = await freeSuffix(disk, file);
  for (const { path } of journals) await disk.rename(path, path + suffix);
  await disk.syncFolder(dirname(file));
  await disk.rename(file, file + suffix);
  await disk.syncFolder(dirname(file));
  const names = [file, ...journals.map(({ path }) => path)].map((path) => path + suffix);
  return `${why} The world starts afresh; its files are now ${listed(names)}.`;
}

/**
 * Keeps the damaged journal and those behind it under other names. The damaged one stays in its place too when it has good lines:
 * they are what is kept, and the caller cuts off the rest.
 */
async function putRestAside(
  disk: Disk,
  { file, journals }: WorldFiles,
  { damaged, isUsed }: { readonly damaged: JournalFile; readonly isUsed: boolean },
): Promise<readonly string[]> {
  const suffix = await freeSuffix(disk, file);
  const rest = journals.filter(({ number }) => number >= damaged.number);
  for (const { number, path } of rest) {
    if (isUsed && number === damaged.number) await copy(disk, path, path + suffix);
    else await disk.rename(path, path + suffix);
  }
  await disk.syncFolder(dirname(file));
  return rest.map(({ path }) => path + suffix);
}

const twoWays =
  'Start with --keep-before-damage to keep what stands before it, or with --fresh to start afresh. ' +
  'Both keep the damaged file under another name.';

/** Does what is wanted about a damaged journal, and says what it did. Nothing that is damaged is overwritten or removed. */
export async function putDamageAside(
  disk: Disk,
  files: WorldFiles,
  {
    damage,
    pieces,
    onDamage,
  }: { readonly damage: Damage; readonly pieces: readonly Piece[]; readonly onDamage: OnDamage },
): Promise<string> {
  const { file: damaged, line } = damage;
  const what = `Line ${line} of the journal ${damaged.path} is damaged.`;
  if (onDamage === 'stop') throw new DataProblem('damaged', `${what} ${twoWays}`);
  if (onDamage === 'fresh') return putAllAside(disk, files, what);
  const isUsed = pieces.some(({ path }) => path === damaged.path);
  const names = await putRestAside(disk, files, { damaged, isUsed });
  const rest = names.length === 1 ? 'the damaged file is' : 'the damaged file and those behind it are';
  return `${what} What stands before it is kept; ${rest} now ${listed(names)}.`;
}
