import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { Low } from 'lowdb';
import type { Disk } from './disk.ts';
import { Journal } from './journal.ts';
import { readJournal, replay } from './journal-line.ts';
import type { JournalHead, ReadJournal } from './journal-line.ts';
import { SnapshotFailure, SnapshotFile } from './snapshot-file.ts';
import type { Kept, SnapshotMark } from './snapshot-text.ts';
import type { World } from './world.ts';

/** A world as it stood at one moment: its copy, which nobody changes, and the number of its last transaction. */
export type Moment = { readonly copy: World; readonly transactions: number };

/** A journal file that belongs to the snapshot, and how much of it is good. */
type Piece = { readonly path: string; readonly head: JournalHead; readonly size: number };

/** A journal that is empty but for its head has not more bytes than this. */
const headSize = 200;

/**
 * The files of the kept world: `dev.json`, the snapshot, which lowdb holds, and `dev.json.journal-1`, `-2`, ..., what happened
 * since. At every moment they give one world: the snapshot and all whole lines of the journals that it names, up to the first that is
 * torn.
 */
export class KeptFiles {
  readonly #disk: Disk;
  readonly #file: string;
  readonly #snapshot: SnapshotFile;
  readonly #low: Low<Kept | null>;
  #mark: SnapshotMark | null = null;
  #journal: Journal | null = null;
  #highest = 0;
  /** Bytes in older journals that the snapshot does not hold yet. */
  #behind = 0;

  private constructor(disk: Disk, file: string) {
    this.#disk = disk;
    this.#file = file;
    this.#snapshot = new SnapshotFile(disk, file);
    this.#low = new Low<Kept | null>(this.#snapshot, null);
  }

  /** Reads what there is, and repairs the end of the journal. */
  static async open(disk: Disk, file: string): Promise<{ files: KeptFiles; world: World | null }> {
    const files = new KeptFiles(disk, file);
    await files.#low.read();
    const kept = files.#low.data;
    files.#low.data = null;
    await files.#recover(kept);
    return { files, world: kept?.world ?? null };
  }

  /** Whether there is a snapshot with a journal to write in; without, a world has to be put in place first. */
  get isReady(): boolean {
    return this.#journal !== null;
  }

  /** Version of the seeds that the kept world was made of; null when that is not known. */
  get seeds(): string | null {
    return this.#mark?.seeds ?? null;
  }

  get snapshotSize(): number {
    return this.#snapshot.size;
  }

  /** Bytes that a start has to read besides the snapshot; 0 when there is nothing to do again. */
  get journalSize(): number {
    const size = this.#behind + (this.#journal?.size ?? 0);
    return size <= headSize ? 0 : size;
  }

  async append(lines: string): Promise<void> {
    if (!this.#journal) throw new Error('There is no journal yet.');
    await this.#journal.append(lines);
  }

  /**
   * Puts another world in the place of the kept one. Until this resolves the files give the old one. The name of the new journal is
   * made safe together with that of the snapshot.
   */
  async replace({ copy, transactions }: Moment, seeds: string | null): Promise<void> {
    const mark = { world: randomUUID(), journal: this.#highest + 1, transactions, seeds };
    const journal = await this.#newJournal(mark.world);
    try {
      await this.#write({ world: copy, mark });
    } catch (error) {
      await journal.close();
      if (error instanceof SnapshotFailure && error.mayBeThere) await this.close();
      throw error;
    }
    await this.#goOnIn(journal);
    this.#behind = 0;
    await this.#removeOld(mark);
  }

  /** Starts the next journal; what stands in those before it is for `compact`. */
  async turn(): Promise<void> {
    if (!this.#mark) return;
    await this.#journal?.mend();
    const journal = await this.#newJournal(this.#mark.world);
    try {
      await this.#disk.syncFolder(dirname(this.#file));
    } catch (error) {
      await journal.close();
      throw error;
    }
    this.#behind += this.#journal?.size ?? 0;
    await this.#goOnIn(journal);
  }

  /** Writes a snapshot of the moment at which the journal turned, so that the journals before it can go. */
  async compact({ copy, transactions }: Moment): Promise<void> {
    const journal = this.#journal?.head.journal;
    if (!this.#mark || journal === undefined) return;
    const behind = this.#behind;
    const mark = { ...this.#mark, journal, transactions };
    await this.#write({ world: copy, mark });
    this.#behind -= behind;
    await this.#removeOld(mark);
  }

  async close(): Promise<void> {
    await this.#journal?.close();
    this.#journal = null;
  }

  async #write(kept: { world: World; mark: SnapshotMark }): Promise<void> {
    this.#low.data = kept;
    try {
      await this.#low.write();
      this.#mark = kept.mark;
    } finally {
      this.#low.data = null;
    }
  }

  async #newJournal(world: string): Promise<Journal> {
    this.#highest += 1;
    const head = { journal: this.#highest, world };
    return Journal.create(this.#disk, this.#pathOf(head.journal), head);
  }

  async #goOnIn(journal: Journal): Promise<void> {
    const old = this.#journal;
    this.#journal = journal;
    await old?.close().catch(() => undefined);
  }

  #pathOf(journal: number): string {
    return `${this.#file}.journal-${journal}`;
  }

  /** Numbers of the journals in the folder, lowest first. */
  async #numbers(): Promise<number[]> {
    const start = `${basename(this.#file)}.journal-`;
    const names = await this.#disk.names(dirname(this.#file));
    const numbers = names.filter((name) => name.startsWith(start)).map((name) => Number(name.slice(start.length)));
    return numbers.filter((number) => Number.isSafeInteger(number)).toSorted((one, other) => one - other);
  }

  /** A file that stays by mistake is harmless: the snapshot does not name it, and the next start removes it. */
  async #removeOld({ journal }: SnapshotMark): Promise<void> {
    const numbers = await this.#numbers().catch(() => []);
    for (const number of numbers.filter((old) => old < journal)) {
      await this.#disk.remove(this.#pathOf(number)).catch(() => undefined);
    }
  }

  async #recover(kept: Kept | null): Promise<void> {
    const numbers = await this.#numbers();
    this.#highest = numbers.at(-1) ?? 0;
    this.#mark = kept?.mark ?? null;
    const pieces = kept?.mark ? await this.#replayed(kept.world, kept.mark, numbers) : [];
    const used = new Set(pieces.map(({ path }) => path));
    for (const path of numbers.map((number) => this.#pathOf(number))) {
      if (!used.has(path)) await this.#disk.remove(path);
    }
    const last = pieces.at(-1);
    if (!last) return;
    this.#behind = pieces.slice(0, -1).reduce((size, piece) => size + piece.size, 0);
    this.#journal = await Journal.resume(this.#disk, last.path, last);
  }

  /** Does again what the journals of the snapshot have; the first line that does not fit is the end. */
  async #replayed(world: World, mark: SnapshotMark, numbers: readonly number[]): Promise<Piece[]> {
    const pieces: Piece[] = [];
    for (const number of numbers.filter((one) => one >= mark.journal)) {
      const path = this.#pathOf(number);
      const bytes = (await this.#disk.read(path)) ?? Buffer.alloc(0);
      const journal = readJournal(bytes);
      const { head } = journal;
      if (head?.world !== mark.world || head.journal !== number) continue;
      const size = redo(world, journal);
      pieces.push({ path, head, size });
      if (size < bytes.length) break;
    }
    return pieces;
  }
}

/** Does the lines that follow each other again, and tells where they end. */
function redo(world: World, { start, lines }: ReadJournal): number {
  let size = start;
  for (const { line, end } of lines) {
    if (line.first !== world.transactions + 1) break;
    replay(world, line);
    size = end;
  }
  return size;
}
