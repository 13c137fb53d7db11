import type { Cost } from './phone.ts';
import type { Row, Unit } from './rows.ts';

/** A column of the table of screens. */
export interface Column {
  readonly of: keyof Cost;
  readonly name: string;
  readonly unit: Unit;
  /** The budget of every screen; a column without one is there to be read. */
  readonly floor?: number;
}

/** What a first visit to a screen costs. */
export const COLUMNS: readonly Column[] = [
  { of: 'firstPaint', name: 'First paint', unit: 's' },
  { of: 'title', name: 'Title', unit: 's' },
  { of: 'largestPaint', name: 'Largest paint', unit: 's', floor: 4000 },
  { of: 'content', name: 'Content', unit: 's' },
  { of: 'pictures', name: 'Pictures', unit: 's' },
  { of: 'blocking', name: 'Blocking', unit: 'ms' },
  { of: 'shift', name: 'Shift', unit: 'shift', floor: 0.05 },
  { of: 'requests', name: 'Requests', unit: 'count' },
];

/** What home may cost that does not depend on the load of the machine. */
const STEADY = [
  { of: 'shift', name: 'Layout shift', unit: 'shift', floor: 0.05 },
  { of: 'requests', name: 'Requests', unit: 'count', floor: 20 },
  { of: 'bytes', name: 'All bytes, with pictures', unit: 'kB', floor: 600_000 },
] as const;

/** What home may cost on a slow phone besides that. */
const TIMED = [
  { of: 'firstPaint', name: 'First contentful paint', unit: 's', floor: 2000 },
  { of: 'largestPaint', name: 'Largest contentful paint', unit: 's', floor: 4000 },
  { of: 'workerBlocking', name: 'Blocking time of the worker', unit: 'ms', floor: 0 },
  { of: 'blocking', name: 'Blocking time after the first paint', unit: 'ms', floor: 400 },
] as const;

/** The rows of a visit to home. `isTimed` when it was made on a slow phone. */
export const homeRows = (cost: Cost, isTimed: boolean): readonly Row[] =>
  [...STEADY, ...(isTimed ? TIMED : [])].map(({ of, name, unit, floor }) => ({
    name: `Home: ${name}`,
    unit,
    floor,
    value: cost[of],
  }));

/** The most that a screen may move when the platform's configuration arrives last. */
export const LATE_SHIFT = 0.1;
/** The scripts and styles of home, and the scripts of another screen over those, in bytes after gzip. */
export const CODE = { home: 225_000, screen: 90_000, map: 105_000 };
/** Presses on a list of a thousand, in milliseconds. */
export const PRESSES = { filter: 200, back: 200 };
