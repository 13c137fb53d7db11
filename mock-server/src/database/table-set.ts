import type { ClockState } from '../clock/clock.ts';
import { seedFrom } from '../shared/random.ts';
import type { Row } from './tables/row.ts';
import { tableNames } from './shape.ts';
import type { TableName, Tables, WorldSnapshot } from './shape.ts';
import type { Table } from './table.ts';

/** A table per name. */
export type TableSet = { readonly [Name in TableName]: Table<Tables[Name]> };

/** Border: builds one object with a key per table name; the compiler cannot follow a loop over names. */
export function tableSet(make: <Name extends TableName>(name: Name) => Table<Tables[Name]>): TableSet {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as unknown as TableSet;
}

/** Border: a change names its table, so its row is one of that table. */
export const tableOf = (tables: TableSet, { table }: { readonly table: TableName }): Table<Row> =>
  tables[table] as unknown as Table<Row>;

/** Border: see `tableSet`. */
export function snapshotTables(
  rows: <Name extends TableName>(name: Name) => readonly Tables[Name][],
): WorldSnapshot['tables'] {
  return Object.fromEntries(tableNames.map((name) => [name, rows(name)])) as unknown as WorldSnapshot['tables'];
}

/** The rows of all tables as plain JSON, with the highest number that each has given. */
export const rowsOf = (tables: TableSet): Pick<WorldSnapshot, 'sequences' | 'tables'> => ({
  sequences: Object.fromEntries(tableNames.map((name) => [name, tables[name].highest])),
  tables: snapshotTables((name) => tables[name].all()),
});

/** A world without rows; its chance comes from the name of its scenario. */
export const emptySnapshot = (scenario: string, clock: ClockState): WorldSnapshot => ({
  version: 1,
  scenario,
  random: seedFrom(scenario),
  clock,
  settings: { digid_start_error: null, sms_refused: false, throttles: true },
  sequences: {},
  tables: snapshotTables(() => []),
});
