import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Batch } from './batch.ts';
import type { Transaction, WorldState } from '../database/change.ts';
import { Compaction } from './compaction.ts';
import type { CompactAt } from './compaction.ts';
import { lockData } from './data-lock.ts';
import { isNoPermission, withPermission } from './data-problem.ts';
import { realDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import { WorldFiles } from './world-files.ts';
import type { Moment } from './world-files.ts';
import type { OnDamage } from './put-aside.ts';
import { isSoft } from '../database/soft.ts';
import type { World } from '../database/world.ts';

/** How a world is kept. */
export type PersistenceOptions = {
  /** Told once when the disk starts to refuse. */
  readonly failed?: (error: unknown) => void;
  /** Gives the name of the kept world back to this one, because the one that replaced it could not be written. */
  readonly putBack?: (world: World) => void;
  readonly disk?: Disk;
  /** What opening does about a damaged journal; by default it stops. */
  readonly onDamage?: OnDamage;
  readonly compactAt?: CompactAt;
  /** Version of the seeds of which worlds are made now. */
  readonly seeds?: Promise<string | null>;
};

/** How much a world had seen at one moment, to tell later what came after. */
export type Mark = { readonly commits: number; readonly failures: number };

/** Milliseconds that a change may be lost for which nobody waits. */
const softTime = 200;

/** Takes the lock away. One that stays, because its folder may not be written any more, is that of a process that is gone. */
function giveBack(lock: string): void {
  try {
    rmSync(lock, { force: true });
  } catch (error) {
    if (!isNoPermission(error)) throw error;
  }
}

const momentOf = (world: World): Moment => ({ copy: world.copy(), transactions: world.transactions });

/**
 * Keeps one world on the disk. Every transaction becomes a line of the journal; all that wait go in one write with one sync, and
 * `kept` resolves when that is done. When the disk refuses, everything that is not on it is taken back, newest first, so that memory
 * and disk tell the same story. Idle moments and the end turn the journal into a snapshot.
 */
export class PersistedWorld {
  readonly #files: WorldFiles;
  readonly #lock: string;
  readonly #keeping: PersistenceOptions;
  /** The world that is followed. */
  #world: World | null = null;
  /** The world that the files have, and its state as they have it. */
  #onDisk: World | null;
  #state: WorldState | null = null;
  #batch = new Batch();
  readonly #waiting = new WeakMap<Transaction, Promise<boolean>>();
  #newest: Promise<boolean> | null = null;
  #commits = 0;
  #failures = 0;
  #isRefused = false;
  #working: Promise<void> | null = null;
  readonly #compaction: Compaction;
  #soft: NodeJS.Timeout | null = null;
  #unfollow = (): void => undefined;

  private constructor(
    keeping: PersistenceOptions,
    lock: string,
    { files, world }: { files: WorldFiles; world: World | null },
  ) {
    this.#keeping = keeping;
    this.#lock = lock;
    this.#files = files;
    this.#onDisk = world;
    this.#compaction = new Compaction(files, keeping.compactAt);
  }

  /** Opens the data file. A damaged file, another owner or a missing permission is a `DataProblem`. */
  static async open(file: string, keeping: PersistenceOptions = {}): Promise<PersistedWorld> {
    const disk = keeping.disk ?? realDisk;
    try {
      await disk.makeFolder(dirname(file));
      const lock = lockData(file);
      try {
        return new PersistedWorld(keeping, lock, await WorldFiles.open(disk, file, keeping.onDamage));
      } catch (error) {
        rmSync(lock, { force: true });
        throw error;
      }
    } catch (error) {
      throw withPermission(file, error);
    }
  }

  /** The world in the files, or null for new ones. */
  read(): World | null {
    return this.#onDisk;
  }

  /** What opening found missing or damaged and was not a reason to stop, in sentences for the person who starts it. */
  get notices(): readonly string[] {
    return this.#files.notices;
  }

  /** Whether the world that is followed was kept when the seeds were other than they are now. */
  async isOfOtherSeeds(): Promise<boolean> {
    const seeds = (await this.#keeping.seeds) ?? null;
    return seeds !== null && this.#world === this.#onDisk && this.#files.isReady && this.#files.seeds !== seeds;
  }

  /** From now on the files follow this world. */
  follow(world: World): void {
    this.#unfollow();
    this.#world = world;
    this.#unfollow = world.onCommit((transaction) => this.#hear(world, transaction));
    if (world === this.#onDisk) {
      this.#state ??= world.state();
      return;
    }
    this.#commits += 1;
    this.#newest = this.#batch.kept;
    this.#batch.hurry();
    this.#soon();
  }

  /** Resolves to whether the disk has this transaction; null when nobody needs to wait for it. */
  kept(transaction: Transaction | null): Promise<boolean> | null {
    return (transaction && this.#waiting.get(transaction)) ?? null;
  }

  mark(): Mark {
    return { commits: this.#commits, failures: this.#failures };
  }

  /** The same as `kept` for everything since a mark, whoever did it. */
  keptSince({ commits, failures }: Mark): Promise<boolean> | null {
    this.#world?.commit();
    if (commits === this.#commits) return null;
    return failures === this.#failures ? this.#newest : Promise.resolve(false);
  }

  /** Writes what is waiting. */
  async flush(): Promise<void> {
    this.#world?.commit();
    this.#batch.hurry();
    this.#soon();
    while (this.#working) await this.#working;
  }

  /** Writes what is waiting and a last snapshot, and gives the files free. */
  async close(): Promise<void> {
    this.#compaction.wantAtEnd();
    await this.flush();
    await this.#compaction.ended();
    this.#unfollow();
    this.#compaction.stop();
    if (this.#soft) clearTimeout(this.#soft);
    await this.#files.close();
    giveBack(this.#lock);
  }

  #hear(world: World, transaction: Transaction): void {
    this.#batch.add(world, transaction);
    if (!isSoft(transaction)) {
      this.#commits += 1;
      this.#newest = this.#batch.kept;
      this.#waiting.set(transaction, this.#batch.kept);
    }
    this.#soon();
  }

  #soon(): void {
    if (this.#working || !this.#world) return;
    if (this.#batch.isUrgent) this.#working = this.#work();
    else this.#soft ??= setTimeout(() => this.#hurry(), softTime);
  }

  #hurry(): void {
    this.#soft = null;
    this.#batch.hurry();
    this.#soon();
  }

  /** One write after the other; what comes during one goes together in the next. */
  async #work(): Promise<void> {
    await nextTurn();
    while (this.#batch.isUrgent && this.#world) await this.#round(this.#world);
    this.#working = null;
    if (!this.#batch.isEmpty) this.#soon();
    this.#compaction.whenIdle(() => this.#snapshotSoon());
  }

  async #round(world: World): Promise<void> {
    world.commit();
    const batch = this.#batch;
    this.#batch = new Batch();
    try {
      if (world === this.#onDisk && this.#files.isReady) await this.#append(world, batch);
      else await this.#replace(world);
      this.#isRefused = false;
      batch.end(true);
    } catch (error) {
      this.#refuse(batch, error);
    }
  }

  async #append(world: World, batch: Batch): Promise<void> {
    const moment = this.#compaction.isDue() ? momentOf(world) : null;
    const { text, state } = batch.lines(this.#state ?? world.state());
    if (text !== '') await this.#files.append(text);
    this.#state = state;
    if (moment) await this.#compaction.start(moment);
  }

  async #replace(world: World): Promise<void> {
    const moment = momentOf(world);
    await this.#compaction.ended();
    await this.#files.replace(moment, (await this.#keeping.seeds) ?? null);
    this.#onDisk = world;
    this.#state = moment.copy.state();
  }

  #refuse(batch: Batch, error: unknown): void {
    this.#world?.commit();
    const next = this.#batch;
    this.#batch = new Batch();
    next.undo();
    batch.undo();
    this.#failures += 1;
    batch.end(false);
    next.end(false);
    if (!this.#isRefused) this.#keeping.failed?.(error);
    this.#isRefused = true;
    if (this.#onDisk && this.#world !== this.#onDisk) this.#keeping.putBack?.(this.#onDisk);
  }

  #snapshotSoon(): void {
    this.#compaction.want();
    void this.flush();
  }
}
