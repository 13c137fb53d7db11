import { LowSync, MemorySync, type SyncAdapter } from 'lowdb';
import { Clock, systemNow } from '../clock.ts';
import { Random, seedFrom } from './random.ts';
import { RequestLog } from './request-log.ts';
import { nameOfBytes } from '../tables/files.ts';
import { emptyData, tableNames, type TableName, type Tables, type WorldData } from '../tables/tables.ts';
import { Table } from './table.ts';
import type { WorldSettings } from '../tables/settings.ts';
import { UploadsInMemory, type Uploads } from './uploads.ts';

/** A change could not be written, because the disk is full or read-only; the world is as it was before. */
export class WriteFailed extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'the disk refuses it';
    super(`The mock platform could not keep this, so nothing was changed: ${reason}.`, { cause });
  }
}

/** Where a world is kept: its rows, and the bytes of its uploads. */
export type WorldStorage = { readonly adapter: SyncAdapter<WorldData>; readonly uploads: Uploads };

/** Everything one resident, test or developer can see: tables, a clock, seeded random numbers, switches. Worlds share nothing. */
export class World {
  readonly clock: Clock;
  readonly random: Random;
  readonly log = new RequestLog();
  readonly #db: LowSync<WorldData>;
  /** The data as they were written last. */
  #written: WorldData;
  #uploads: Uploads = new UploadsInMemory();
  /** All of one transaction happens at one moment. */
  #moment: number | null = null;
  #isChanging = false;

  private constructor(data: WorldData, machine: () => number) {
    this.#db = new LowSync(new MemorySync<WorldData>(), copyOf(data));
    this.#written = data;
    this.clock = new Clock(data.clock, machine);
    this.random = new Random(data.random);
  }

  /** A world without rows. `clock` decides its time: running with the machine unless given. Its chance comes from its name. */
  static empty(scenario: string, clock: Clock = Clock.running()): World {
    return World.from(emptyData({ scenario, random: seedFrom(scenario), clock: clock.state() }));
  }

  /** A world that starts with these rows, in memory until it is told where it is kept. */
  static from(data: WorldData, machine: () => number = systemNow): World {
    return new World(data, machine);
  }

  get scenario(): string {
    return this.#db.data.scenario;
  }

  get uploads(): Uploads {
    return this.#uploads;
  }

  table<Name extends TableName>(name: Name): Table<Tables[Name]> {
    return new Table<Tables[Name]>({
      rows: () => this.#db.data.tables[name],
      highest: () => this.#db.data.sequences[name],
      put: (rows, highest) => {
        Object.assign(this.#db.data.tables, { [name]: rows });
        Object.assign(this.#db.data.sequences, { [name]: highest });
      },
    });
  }

  /** The world's time in milliseconds. */
  now(): number {
    return this.#moment ?? this.clock.now();
  }

  get settings(): WorldSettings {
    return this.#db.data.settings;
  }

  configure(changes: Partial<WorldSettings>): void {
    this.#db.data = { ...this.#db.data, settings: { ...this.settings, ...changes } };
  }

  /** Does work that belongs to another moment than now, such as that of a night that has passed. Work must not wait for anything. */
  asOf(moment: number, work: () => void): void {
    const kept = this.#moment;
    this.#moment = moment;
    try {
      work();
    } finally {
      this.#moment = kept;
    }
  }

  /** To be called after moving the clock, which cannot know its world. */
  clockMoved(): void {
    if (this.#isChanging) this.#moment = this.clock.now();
  }

  /**
   * Does work whose changes belong together and writes them. When the work throws, or they cannot be written (`WriteFailed`), the world is
   * as it was before. Inside another transaction it is part of that one. Work must not wait for anything.
   */
  transact<T>(work: () => T): T {
    if (this.#isChanging) return work();
    const before = this.snapshot();
    this.#isChanging = true;
    this.#moment = this.clock.now();
    try {
      const result = work();
      this.#writeSince(before);
      return result;
    } catch (error) {
      this.#goTo(before);
      throw error;
    } finally {
      this.#isChanging = false;
      this.#moment = null;
    }
  }

  /** Writes what was changed outside a transaction; when that cannot be written, it is taken back. */
  save(): void {
    try {
      this.#writeSince(this.#written);
    } catch (error) {
      this.#goTo(this.#written);
      throw error;
    }
  }

  /** A world that is as this one is now; from here on each goes its own way. */
  copy(): World {
    const copy = World.from(this.snapshot());
    this.#giveUploads(copy.#uploads);
    return copy;
  }

  /** From now on the world is kept here, with its uploads. */
  keepIn({ adapter, uploads }: WorldStorage): void {
    this.#giveUploads(uploads);
    this.#db.adapter = adapter;
    this.#uploads = uploads;
  }

  #giveUploads(to: Uploads): void {
    for (const name of this.table('blobs').all().map(nameOfBytes)) {
      const bytes = this.#uploads.read(name);
      if (bytes) to.write(name, bytes);
    }
  }

  /** Writes the world as it is now. */
  write(): void {
    this.#db.data = this.snapshot();
    try {
      this.#db.write();
    } catch (error) {
      throw new WriteFailed(error);
    }
    this.#written = this.snapshot();
  }

  /** The world as plain JSON. Rows and arrays are shared, for they are never changed. */
  snapshot(): WorldData {
    return copyOf({ ...this.#db.data, random: this.random.state(), clock: this.clock.state() });
  }

  /**
   * Puts the rows back as they were before something, when nothing but a session changed since `after` it; answers whether it did.
   * Ids that were given out do not come back.
   */
  takeBack(before: WorldData, after: WorldData): boolean {
    const now = this.snapshot();
    if (changesMoreThanSessions(after, now)) return false;
    this.transact(() => {
      this.#db.data = { ...this.#db.data, tables: { ...before.tables, sessions: now.tables.sessions } };
    });
    return true;
  }

  #writeSince(before: WorldData): void {
    if (isWorthWriting(before, this.snapshot())) this.write();
  }

  #goTo(data: WorldData): void {
    this.#db.data = copyOf(data);
    this.random.restore(data.random);
    this.clock.restore(data.clock);
  }
}

const copyOf = (data: WorldData): WorldData => ({
  ...data,
  sequences: { ...data.sequences },
  tables: { ...data.tables },
});

/**
 * Every call keeps its session awake. When that is lost, the next call does it again, so it waits for the next change that matters, as
 * does the state of chance.
 */
function isWorthWriting(before: WorldData, now: WorldData): boolean {
  return before.clock !== now.clock || before.settings !== now.settings || changesMoreThanSessions(before, now);
}

function changesMoreThanSessions(before: WorldData, now: WorldData): boolean {
  return tableNames.some((name) => name !== 'sessions' && now.tables[name] !== before.tables[name]);
}
