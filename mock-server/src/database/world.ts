import { Clock, machineNow } from '../clock/clock.ts';
import { isSameState } from './change.ts';
import type { Change, OpenTransaction, Transaction, WorldState } from './change.ts';
import { History } from './history.ts';
import { Random } from '../shared/random.ts';
import { RequestLog } from './request-log.ts';
import type { TableName, Tables, WorldSnapshot } from './shape.ts';
import type { WorldSettings } from './tables/outside.ts';
import { emptySnapshot, rowsOf, tableOf, tableSet } from './table-set.ts';
import type { TableSet } from './table-set.ts';
import { Table } from './table.ts';

/** What a world is made of. */
type Parts = {
  readonly scenario: string;
  readonly clock: Clock;
  readonly random: number;
  readonly settings: WorldSettings;
  readonly tables: (world: World) => TableSet;
};

/** Everything one resident, test or developer can see: tables, a clock, seeded chance, switches. Worlds share nothing. */
export class World {
  readonly scenario: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly #tables: TableSet;
  readonly log = new RequestLog();
  readonly history = new History();
  readonly #listeners = new Set<(transaction: Transaction) => void>();
  #settings: WorldSettings;
  #transactions = 0;
  /** Changes of the transaction that is open. */
  #open: OpenTransaction | null = null;
  #depth = 0;
  /** All of one transaction happens at one moment, so that it can be done again with the same outcome. */
  #moment: number | null = null;
  /** The state at the end of the last transaction. */
  #state: WorldState;

  private constructor(parts: Parts) {
    this.scenario = parts.scenario;
    this.clock = parts.clock;
    this.random = new Random(parts.random);
    this.#settings = parts.settings;
    this.#tables = parts.tables(this);
    this.#state = this.state();
  }

  /** A world without rows. `clock` decides its time: running with the machine unless given. */
  static empty(scenario: string, clock: Clock = Clock.running()): World {
    return World.from(emptySnapshot(scenario, clock.state()));
  }

  /** A world from a snapshot. The rows are shared, not copied: rows are never changed in place. */
  static from(snapshot: WorldSnapshot, machine: () => number = machineNow): World {
    return new World({
      scenario: snapshot.scenario,
      clock: new Clock(snapshot.clock, machine),
      random: snapshot.random,
      settings: snapshot.settings,
      tables: (world) =>
        tableSet((name) =>
          Table.of<Tables[typeof name]>(snapshot.tables[name] ?? [], snapshot.sequences[name] ?? 0, (change) =>
            world.#hear({ ...change, table: name }),
          ),
        ),
    });
  }

  /** A world that starts as this one is now, in constant time when this one is settled. Its log and history are empty. */
  copy(machine: () => number = machineNow): World {
    return new World({
      scenario: this.scenario,
      clock: new Clock(this.clock.state(), machine),
      random: this.random.state(),
      settings: this.#settings,
      tables: (world) =>
        tableSet((name) => this.#tables[name].copy((change) => world.#hear({ ...change, table: name }))),
    });
  }

  /** The same world, made for being copied often: all its rows are in the base that copies share. */
  settled(): World {
    const tables = tableSet((name) => this.#tables[name].settled());
    return new World({
      scenario: this.scenario,
      clock: this.clock,
      random: this.random.state(),
      settings: this.#settings,
      tables: () => tables,
    });
  }

  table<Name extends TableName>(name: Name): Table<Tables[Name]> {
    return this.#tables[name];
  }

  /** The world's time in milliseconds. */
  now(): number {
    return this.#moment ?? this.clock.now();
  }

  get settings(): WorldSettings {
    return this.#settings;
  }

  configure(changes: Partial<WorldSettings>): void {
    this.#begin();
    this.#settings = { ...this.#settings, ...changes };
  }

  /** What the world has besides its rows, now. */
  state(): WorldState {
    return { random: this.random.state(), clock: this.clock.state(), settings: this.#settings };
  }

  /** Number of the last transaction. */
  get transactions(): number {
    return this.#transactions;
  }

  /** Tells about every transaction, as soon as it is whole. The answer stops it. */
  onCommit(listener: (transaction: Transaction) => void): () => void {
    if (this.#listeners.size === 0) this.#state = this.state();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
    this.#begin();
    if (this.#depth > 0) this.#moment = this.clock.now();
  }

  /**
   * Does work whose changes belong together: when it throws, all of them are taken back. Inside another transaction it is part of
   * that one. The transaction is null when nothing changed. Work must not wait for anything.
   */
  transact<T>(work: () => T): { readonly result: T; readonly transaction: Transaction | null } {
    if (this.#depth > 0) return { result: work(), transaction: null };
    this.commit();
    this.#state = this.state();
    this.#depth += 1;
    this.#moment = this.clock.now();
    this.#begin();
    try {
      const result = work();
      this.#depth -= 1;
      return { result, transaction: this.commit() };
    } catch (error) {
      this.#depth -= 1;
      if (this.#open) this.#takeBack(this.#open.changes, this.#open.before);
      this.#open = null;
      throw error;
    } finally {
      this.#moment = null;
    }
  }

  /** Ends the open transaction, if any. Changes outside `transact` end by themselves with the current turn. */
  commit(): Transaction | null {
    const open = this.#open;
    if (!open || this.#depth > 0) return null;
    this.#open = null;
    const after = this.state();
    if (open.changes.length === 0 && isSameState(open.before, after)) return null;
    this.#transactions += 1;
    const transaction: Transaction = { number: this.#transactions, at: this.now(), ...open, after };
    this.#state = after;
    for (const listener of this.#listeners) listener(transaction);
    return transaction;
  }

  /** Takes a transaction back; the newest one first. Nobody is told. */
  undo(transaction: Pick<Transaction, 'number' | 'changes' | 'before'>): void {
    this.#takeBack(transaction.changes, transaction.before);
    this.#transactions = transaction.number - 1;
    this.#state = this.state();
  }

  /**
   * Takes transactions back, given newest first, as a transaction of its own: what happened stays in the history. `at` is the
   * moment at which the clock goes on.
   */
  goBack(undone: readonly Transaction[], at: number): Transaction | null {
    return this.transact(() => {
      for (const { changes, before } of undone) {
        for (const change of changes.toReversed()) tableOf(this.#tables, change).takeBack(change);
        this.#go(before);
      }
      this.clock.jumpTo(at);
      this.clockMoved();
    }).transaction;
  }

  /** Does a transaction again that was kept elsewhere. Nobody is told. */
  redo(transaction: Pick<Transaction, 'number' | 'changes' | 'after'>): void {
    for (const change of transaction.changes) {
      const highest = Math.max(change.highest, change.after === null ? 0 : change.id);
      tableOf(this.#tables, change).restore(change.id, change.after, highest);
    }
    this.#go(transaction.after);
    this.#transactions = transaction.number;
    this.#state = this.state();
  }

  /** The world as plain JSON. */
  snapshot(): WorldSnapshot {
    return { version: 1, scenario: this.scenario, ...this.state(), ...rowsOf(this.#tables) };
  }

  #hear(change: Change): void {
    this.#begin()?.changes.push(change);
  }

  /** The open transaction, opened when there is none. A world to which nobody listens has one inside `transact` only. */
  #begin(): OpenTransaction | null {
    if (this.#open || (this.#depth === 0 && this.#listeners.size === 0)) return this.#open;
    this.#open = { changes: [], before: this.#state };
    if (this.#depth === 0) queueMicrotask(() => this.commit());
    return this.#open;
  }

  #takeBack(changes: readonly Change[], before: WorldState): void {
    for (const change of changes.toReversed()) {
      const highest = Math.max(change.highest, change.before?.id ?? 0);
      tableOf(this.#tables, change).restore(change.id, change.before, highest);
    }
    this.#go(before);
  }

  #go(state: WorldState): void {
    this.random.restore(state.random);
    this.clock.restore(state.clock);
    this.#settings = state.settings;
  }
}
