import type { ClockState } from '../clock/clock.ts';
import type { Instant, Row } from './tables/row.ts';
import type { TableName } from './shape.ts';
import type { WorldSettings } from './tables/outside.ts';

/** What happened to one row of a table; null stands for "not there". */
export type RowChange<R extends Row = Row> = {
  readonly id: number;
  readonly before: R | null;
  readonly after: R | null;
  /** Highest id that the table had given out before this change, for taking it back. */
  readonly highest: number;
};

export type Change = RowChange & { readonly table: TableName };

/** What a world has besides its rows. */
export type WorldState = {
  readonly random: number;
  readonly clock: ClockState;
  readonly settings: WorldSettings;
};

/** Everything that one request, or one action in the console, did to a world. It happens whole or not at all. */
export type Transaction = {
  /** Counts from 1 within the world. */
  readonly number: number;
  /** World's time at its end. */
  readonly at: Instant;
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
  readonly before: WorldState;
  readonly after: WorldState;
};

/** A transaction that is going on. */
export type OpenTransaction = { readonly changes: Change[]; readonly before: WorldState };

export const isSameState = (one: WorldState, other: WorldState): boolean =>
  one.random === other.random && one.clock === other.clock && one.settings === other.settings;
