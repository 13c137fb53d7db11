import { Clock, machineNow } from '../clock/clock.ts';
import type { RequestLogEntry, WorldSettings } from './table-outside.ts';
import { Random, seedFrom } from './random.ts';
import { tableNames } from './shape.ts';
import type { TableName, Tables, WorldSnapshot } from './shape.ts';
import { Table } from './table.ts';

type TableSet = { readonly [Name in TableName]: Table<Tables[Name]> };

const startSettings: WorldSettings = { digid_start_error: null, sms_refused: false, throttles: true };

/** Requests kept per world; older ones fall off. */
const loggedRequests = 200;

/** Border: builds one object with a key per table name; the compiler cannot follow a loop over names. */
function tableSet(make: <Name extends TableName>(name: Name) => Table<Tables[Name]>): TableSet {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as unknown as TableSet;
}

/**
 * Everything one resident, test or developer can see: tables, a clock, seeded chance, switches.
 * Nothing of the twin lives outside a world, so worlds never meet.
 */
export class World {
  readonly scenario: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly #tables: TableSet;
  readonly #requests: RequestLogEntry[] = [];
  #requestCount = 0;
  #settings: WorldSettings;
  #listener: (() => void) | null = null;

  private constructor(snapshot: WorldSnapshot, machine: () => number) {
    this.scenario = snapshot.scenario;
    this.clock = new Clock(snapshot.clock, machine);
    this.random = new Random(snapshot.random);
    this.#settings = snapshot.settings;
    this.#tables = tableSet(
      (name) =>
        new Table<Tables[typeof name]>(snapshot.tables[name] ?? [], snapshot.sequences[name] ?? 0, () =>
          this.#changed(),
        ),
    );
  }

  /** A world without rows. `clock` decides its time: running with the machine unless given. */
  static empty(scenario: string, clock: Clock = Clock.running()): World {
    return World.from({
      version: 1,
      scenario,
      random: seedFrom(scenario),
      clock: clock.state(),
      settings: startSettings,
      sequences: {},
      tables: emptyTables(),
    });
  }

  /** A world from a snapshot. The rows are shared, not copied: rows are never changed in place. */
  static from(snapshot: WorldSnapshot, machine: () => number = machineNow): World {
    return new World(snapshot, machine);
  }

  table<Name extends TableName>(name: Name): Table<Tables[Name]> {
    return this.#tables[name];
  }

  /** The world's time in milliseconds. */
  now(): number {
    return this.clock.now();
  }

  get settings(): WorldSettings {
    return this.#settings;
  }

  configure(changes: Partial<WorldSettings>): void {
    this.#settings = { ...this.#settings, ...changes };
    this.#changed();
  }

  /** Newest last. */
  get requests(): readonly RequestLogEntry[] {
    return this.#requests;
  }

  logRequest(entry: Omit<RequestLogEntry, 'id'>): void {
    this.#requestCount += 1;
    this.#requests.push({ ...entry, id: this.#requestCount });
    if (this.#requests.length > loggedRequests) this.#requests.shift();
  }

  /** Tells one listener about every change of rows, switches or clock. */
  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  /** To be called after moving the clock, which cannot know its world. */
  clockMoved(): void {
    this.#changed();
  }

  /** The world as plain JSON. */
  snapshot(): WorldSnapshot {
    return {
      version: 1,
      scenario: this.scenario,
      random: this.random.state(),
      clock: this.clock.state(),
      settings: this.#settings,
      sequences: Object.fromEntries(tableNames.map((name) => [name, this.#tables[name].highest])),
      tables: snapshotTables((name) => this.#tables[name].all()),
    };
  }

  #changed(): void {
    this.#listener?.();
  }
}

/** Border: see `tableSet`. */
function snapshotTables(
  rows: <Name extends TableName>(name: Name) => readonly Tables[Name][],
): WorldSnapshot['tables'] {
  return Object.fromEntries(tableNames.map((name) => [name, rows(name)])) as unknown as WorldSnapshot['tables'];
}

const emptyTables = (): WorldSnapshot['tables'] => snapshotTables(() => []);
