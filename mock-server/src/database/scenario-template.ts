import { Clock } from '../clock/clock.ts';
import { hour } from '../clock/calendar.ts';
import type { Scenario } from './scenario.ts';
import { tableNames } from './shape.ts';
import type { TableName, Tables, WorldSnapshot } from './shape.ts';
import { snapshotTables } from './table-set.ts';
import { moved, shiftBetween } from './time-shift.ts';
import type { Shift } from './time-shift.ts';
import { World } from './world.ts';

/** Per table, per row: what of it moves with the time. Tables without such rows have no entry. */
type Shifts = ReadonlyMap<TableName, readonly Shift[]>;

/** Builds a scenario as it would be at a moment; null when it touches the clock. */
function builtAt(name: string, scenario: Scenario, now: number): WorldSnapshot | null {
  const world = World.empty(name, Clock.frozenAt(now));
  const start = world.clock.state();
  scenario.build(world);
  return world.clock.state() === start ? world.snapshot() : null;
}

/** What moves between two builds; null when more differs than the time. */
function shiftsBetween(one: WorldSnapshot, other: WorldSnapshot, apart: number): Shifts | null {
  const rest = (snapshot: WorldSnapshot): string => JSON.stringify({ ...snapshot, clock: null, tables: null });
  if (rest(one) !== rest(other)) return null;
  const shifts = new Map<TableName, readonly Shift[]>();
  for (const name of tableNames) {
    const found = rowShifts(one.tables[name], other.tables[name], apart);
    if (found === null) return null;
    if (found.some((shift) => shift !== null)) shifts.set(name, found);
  }
  return shifts;
}

function rowShifts(ones: readonly object[], others: readonly object[], apart: number): readonly Shift[] | null {
  if (ones.length !== others.length) return null;
  const shifts: Shift[] = [];
  for (const [place, row] of ones.entries()) {
    const shift = shiftBetween(row, others[place], apart);
    if (shift === undefined) return null;
    shifts.push(shift);
  }
  return shifts;
}

const asText = (shifts: Shifts | null): string => JSON.stringify(shifts && [...shifts]);

/**
 * A scenario at any moment of one hour, without building it again. Seeds count from now and from today; days begin with an hour, so
 * within one an instant stands still or moves along with the moment. Builds at both ends and in the middle show which do which: an
 * instant that moves as much as the time between both ends moves all the way, for no seed runs ahead of the time or goes back. Where
 * anything else differs there is no template, and the scenario is built each time.
 */
export class ScenarioTemplate {
  readonly #first: number;
  readonly #snapshot: WorldSnapshot;
  readonly #shifts: Shifts;

  private constructor(first: number, snapshot: WorldSnapshot, shifts: Shifts) {
    this.#first = first;
    this.#snapshot = snapshot;
    this.#shifts = shifts;
  }

  /** The template of the hour of a moment. */
  static of(name: string, scenario: Scenario, now: number): ScenarioTemplate | null {
    const first = now - (now % hour);
    const [early, middle, late] = [first, first + hour / 2, first + hour - 1].map((moment) =>
      builtAt(name, scenario, moment),
    );
    if (!early || !middle || !late) return null;
    const shifts = shiftsBetween(early, late, hour - 1);
    if (shifts === null || asText(shifts) !== asText(shiftsBetween(early, middle, hour / 2))) return null;
    return new ScenarioTemplate(first, early, shifts);
  }

  /** Whether it can give the scenario at this moment. */
  covers(now: number): boolean {
    return now >= this.#first && now < this.#first + hour;
  }

  /** The world as a build at this moment makes it, with a clock that runs on from there. */
  at(now: number): World {
    const by = now - this.#first;
    const tables = snapshotTables((name) => this.#rowsAt(name, by));
    return World.from({ ...this.#snapshot, tables, clock: Clock.running(() => now).state() });
  }

  #rowsAt<Name extends TableName>(name: Name, by: number): readonly Tables[Name][] {
    const rows: readonly Tables[Name][] = this.#snapshot.tables[name];
    const shifts = this.#shifts.get(name);
    return shifts ? rows.map((row, place) => moved(row, shifts[place] ?? null, by)) : rows;
  }
}
