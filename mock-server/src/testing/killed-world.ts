import { DataProblem } from '../persistence/data-problem.ts';
import { PersistedWorld } from '../persistence/persisted-world.ts';
import type { OnDamage } from '../persistence/put-aside.ts';
import { journalsOn, keptOn, pairsIn, written } from './persistence.ts';
import { TestDisk } from './test-disk.ts';

/** What was written before the kill, one line of the journal each. */
export const words = ['one', 'two', 'three', 'four', 'five'];

export type Files = ReadonlyMap<string, Buffer>;

/** Files of a world with five answered writes in its one journal, as a kill leaves them. */
export async function killedWorld(file: string): Promise<{
  readonly files: Files;
  readonly path: string;
  readonly journal: Buffer;
}> {
  const disk = new TestDisk();
  const { kept, world } = await keptOn(disk, file);
  for (const word of words) await written(kept, world, word);
  const [path = ''] = journalsOn(disk);
  const files = disk.files();
  return { files, path, journal: files.get(path) ?? Buffer.alloc(0) };
}

/** The lines of a journal with their newlines: its head first, then one for each write. */
export const linesOf = (journal: Buffer): string[] => journal.toString().split(/(?<=\n)/);

export const openedOn = async (disk: TestDisk, file: string, onDamage?: OnDamage): Promise<PersistedWorld> =>
  PersistedWorld.open(file, { disk: disk.disk, ...(onDamage ? { onDamage } : {}) });

/** Why the files cannot be opened; a test that opens them all the same must fail. */
export async function refusalOn(disk: TestDisk, file: string): Promise<DataProblem> {
  const error: unknown = await openedOn(disk, file).catch((reason: unknown) => reason);
  if (error instanceof DataProblem) return error;
  throw error instanceof PersistedWorld ? new Error('The files were opened.') : error;
}

/** Words of the writes that were found. */
export function pairsOf(kept: PersistedWorld): string[] {
  const world = kept.read();
  if (!world) throw new Error('There is no world.');
  return pairsIn(world);
}
