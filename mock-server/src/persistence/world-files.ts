import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { Low } from 'lowdb';
import { DataProblem } from './data-problem.ts';
import type { Disk } from './disk.ts';
import { Journal } from './journal.ts';
import { putAllAside, putDamageAside } from './put-aside.ts';
import type { OnDamage } from './put-aside.ts';
import { replayJournals } from './replay-journals.ts';
import type { JournalFile, Replayed } from './replay-journals.ts';
import { SnapshotFailure, SnapshotFile } from './snapshot-file.ts';
import type { Kept, SnapshotMark } from './snapshot-text.ts';
import type { World } from '../database/world.ts';

/** A world as it stood at one moment: its copy, which nobody changes, and the number of its last transaction. */
export type Moment = { readonly copy: World; readonly transactions: number };

const nothingReplayed: Replayed = { pieces: [], damage: null, notices: [] };

/** A journal that is empty but for its head has not more bytes than this. */
const headSize = 200;

/**
 * The files of the kept world: `dev.json`, the snapshot, which lowdb holds, and `dev.json.journal-1`, `-2`, ..., what happened
 * since. At every moment they give one world: the snapshot and all lines of its journals; a last line that was torn off is not one.
 */
export class WorldFiles {
  readonly #disk: Disk;
  readonly #file: string;
  readonly #snapshot: SnapshotFile;
  readonly #low: Low<Kept | null>;
  #mark: SnapshotMark | null = null;
  #journal: Journal | null = null;
  #highest = 0;
  /** Bytes in older journals that the snapshot does not hold yet. */
  #behind = 0;
  #notices: readonly string[] = [];

  private constructor(disk: Disk, file: string) {
    this.#disk = disk;
    this.#file = file;
    this.#snapshot = new SnapshotFile(disk, file);
    this.#low = new Low<Kept | null>(this.#snapshot, null);
  }

  /** Reads what there is, and repairs the end of the journal. Damage is a `DataProblem`, unless another way is wanted. */
  static async open(
    disk: Disk,
    file: string,
    onDamage: OnDamage = 'stop',
  ): Promise<{ files: WorldFiles; world: World | null }> {
    const files = new WorldFiles(disk, file);
    const kept = await files.#readSnapshot(onDamage);
    return { files, world: await files.#recover(kept, onDamage) };
  }

  /** What was found missing or damaged and was not a reason to stop, in sentences for the person who starts the mock platform. */
  get notices(): readonly string[] {
    return this.#notices;
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

  /** The journals in the folder, lowest number first. */
  async #journals(): Promise<readonly JournalFile[]> {
    const start = `${basename(this.#file)}.journal-`;
    const names = await this.#disk.names(dirname(this.#file));
    const numbers = names.filter((name) => name.startsWith(start)).map((name) => Number(name.slice(start.length)));
    return numbers
      .filter((number) => Number.isSafeInteger(number))
      .toSorted((one, other) => one - other)
      .map((number) => ({ number, path: this.#pathOf(number) }));
  }

  /** A file that stays by mistake is harmless: the snapshot does not name it, and the next start removes it. */
  async #removeOld({ journal }: SnapshotMark): Promise<void> {
    const journals = await this.#journals().catch(() => []);
    for (const { path } of journals.filter(({ number }) => number < journal)) {
      await this.#disk.remove(path).catch(() => undefined);
    }
  }

  async #readSnapshot(onDamage: OnDamage): Promise<Kept | null> {
    try {
      await this.#low.read();
    } catch (error) {
      if (onDamage !== 'fresh' || !(error instanceof DataProblem)) throw error;
      const why = `The data file ${this.#file} cannot be read.`;
      this.#notices = [await putAllAside(this.#disk, { file: this.#file, journals: await this.#journals() }, why)];
    }
    const kept = this.#low.data;
    this.#low.data = null;
    return kept;
  }

  /** Brings the world of the snapshot to where its journals end, and removes the journals that it does not need. */
  async #recover(kept: Kept | null, onDamage: OnDamage): Promise<World | null> {
    const journals = await this.#journals();
    this.#highest = journals.at(-1)?.number ?? 0;
    const { pieces, world } = await this.#replayed(kept, journals, onDamage);
    const used = new Set(pieces.map(({ path }) => path));
    for (const { path } of journals) {
      if (!used.has(path)) await this.#disk.remove(path);
    }
    const last = pieces.at(-1);
    if (!last) return world;
    this.#behind = pieces.slice(0, -1).reduce((size, piece) => size + piece.size, 0);
    this.#journal = await Journal.resume(this.#disk, last.path, last);
    return world;
  }

  async #replayed(
    kept: Kept | null,
    all: readonly JournalFile[],
    onDamage: OnDamage,
  ): Promise<Pick<Replayed, 'pieces'> & { readonly world: World | null }> {
    const { world, mark } = kept ?? { world: null, mark: null };
    if (!world || !mark) return { ...nothingReplayed, world };
    const journals = all.filter(({ number }) => number >= mark.journal);
    const named = { number: mark.journal, path: this.#pathOf(mark.journal) };
    const { pieces, damage, notices } = await replayJournals(this.#disk, { world, mark }, { journals, named });
    this.#notices = damage
      ? [await putDamageAside(this.#disk, { file: this.#file, journals }, { damage, pieces, onDamage })]
      : notices;
    if (damage && onDamage === 'fresh') return { ...nothingReplayed, world: null };
    this.#mark = mark;
    return { pieces, world };
  }
}
