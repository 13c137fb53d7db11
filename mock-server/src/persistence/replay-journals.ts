import type { Disk } from './disk.ts';
import { readJournal, replay } from './journal-line.ts';
import type { JournalHead, ReadJournal } from './journal-line.ts';
import type { SnapshotMark } from './snapshot-text.ts';
import type { World } from '../database/world.ts';

/** A journal in the folder: its number, and the path of its file. */
export type JournalFile = { readonly number: number; readonly path: string };

/** A journal that belongs to the snapshot, and how many of its bytes are good. */
export type Piece = { readonly path: string; readonly head: JournalHead; readonly size: number };

/** Where the journals stop being what was written. */
export type Damage = { readonly file: JournalFile; readonly line: number };

/** What the journals of a snapshot have. */
export type Replayed = {
  readonly pieces: readonly Piece[];
  readonly damage: Damage | null;
  /** What a snapshot may miss, in sentences for the person who starts the mock platform. */
  readonly notices: readonly string[];
};

/** A journal as it was read. */
type Opened = { readonly file: JournalFile; readonly journal: ReadJournal };

async function opened(disk: Disk, file: JournalFile): Promise<Opened> {
  return { file, journal: readJournal((await disk.read(file.path)) ?? Buffer.alloc(0)) };
}

/** Does a journal have its number, and the world of the snapshot? */
const belongs = ({ file, journal: { head } }: Opened, mark: SnapshotMark): boolean =>
  head !== null && head.world === mark.world && head.journal === file.number;

/** Does lines that follow each other again. Tells where the good ones end, and the number of the first that does not follow. */
function redo(world: World, { start, lines, damagedAt }: ReadJournal): { size: number; damagedAt: number | null } {
  let size = start;
  for (const { line, number, end } of lines) {
    if (line.first !== world.transactions + 1) return { size, damagedAt: number };
    replay(world, line);
    size = end;
  }
  return { size, damagedAt };
}

/** The line at which a journal that does not belong to the snapshot is damaged; null for one that was begun and never used. */
function damageIn({ file, journal: { head, lines, damagedAt } }: Opened, mark: SnapshotMark): number | null {
  const isNamed = file.number === mark.journal && head !== null;
  return damagedAt ?? (isNamed || lines.length > 0 ? 1 : null);
}

/** The journal that the snapshot names is there from the moment at which the snapshot has its name. */
function noticeOf(named: Opened | null, path: string): readonly string[] {
  if (named && named.journal.head !== null) return [];
  const state = named ? 'empty' : 'missing';
  return [`The journal ${path} is ${state}: what was done after the last snapshot is not there.`];
}

/**
 * Does again what the journals of a snapshot have, up to the first line that is damaged or does not follow the one before it. A last
 * line that was torn off ends its journal without being damage: it was never answered.
 */
export async function replayJournals(
  disk: Disk,
  { world, mark }: { readonly world: World; readonly mark: SnapshotMark },
  { journals, named }: { readonly journals: readonly JournalFile[]; readonly named: JournalFile },
): Promise<Replayed> {
  const pieces: Piece[] = [];
  let first: Opened | null = null;
  for (const file of journals) {
    const one = await opened(disk, file);
    if (file.number === named.number) first = one;
    const line = belongs(one, mark) ? follow(world, one, pieces) : damageIn(one, mark);
    if (line !== null) return { pieces, damage: { file, line }, notices: [] };
  }
  return { pieces, damage: null, notices: noticeOf(first, named.path) };
}

/** Does what a journal has again, as far as it is good, and adds it to the pieces. Tells the line at which it is damaged, or null. */
function follow(world: World, { file, journal }: Opened, pieces: Piece[]): number | null {
  const { size, damagedAt } = redo(world, journal);
  if (journal.head) pieces.push({ path: file.path, head: journal.head, size });
  return damagedAt;
}
