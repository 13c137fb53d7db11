import type { Row } from './row.ts';
import { tableNames } from './shape.ts';
import type { TableName, Tables, WorldSnapshot } from './shape.ts';
import type { Table } from './table.ts';

/** A table per name. */
export type TableSet = { readonly [Name in TableName]: Table<Tables[Name]> };

/** Border: builds one object with a key per table name; the compiler cannot follow a loop over names. */
export function tableSet(make: <Name extends TableName>(name: Name) => Table<Tables[Name]>): TableSet {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as unknown as TableSet;
}

/** Border: a change names its table, so its row is one of that table; nobody is told. */
export function restoreRow(
  tables: TableSet,
  change: { readonly table: TableName; readonly id: number },
  to: { readonly row: Row | null; readonly highest: number },
): void {
  (tables[change.table] as unknown as Table<Row>).restore(change.id, to.row, to.highest);
}

/** Border: see `tableSet`. */
export function snapshotTables(
  rows: <Name extends TableName>(name: Name) => readonly Tables[Name][],
): WorldSnapshot['tables'] {
  return Object.fromEntries(tableNames.map((name) => [name, rows(name)])) as unknown as WorldSnapshot['tables'];
}

export const emptyTables = (): WorldSnapshot['tables'] => snapshotTables(() => []);
