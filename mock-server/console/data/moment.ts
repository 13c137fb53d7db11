import type { RowDiff } from '../requests/changes.ts';
import { isNews, netChanges } from '../requests/changes.ts';
import type { Change } from '../../src/database/change.ts';
import type { Row } from '../../src/database/tables/row.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';
import { idFieldOf } from './look.ts';
import type { AnyRow } from './look.ts';
import { pointBefore, since, worldAt } from '../history/time-travel.ts';

/** A world to look at: as it is, or as it was before a request. */
export type Moment = {
  readonly world: World;
  /** The request before which it is looked at; null for now. */
  readonly before: number | null;
  /** What has changed since. */
  readonly diffs: readonly RowDiff[];
};

/** The world before a request; null when the log or the history does not have it. */
export function momentBefore(world: World, request: number | null): Moment | null {
  if (request === null) return { world, before: null, diffs: [] };
  const point = pointBefore(world, request);
  const past = point ? worldAt(world, point) : null;
  if (!point || !past) return null;
  const undone = since(world, point) ?? [];
  return { world: past, before: request, diffs: netChanges(undone.toReversed()).filter(isNews) };
}

/** One thing that happened to a row, or to a row that hangs on it. */
export type RowEvent = {
  readonly number: number;
  readonly at: number;
  /** Request that did it; null for a action. */
  readonly request: number | null;
  readonly action: string | null;
  readonly diff: RowDiff;
};

/** Rows that are told in the history of what they hang on: a payment is told of its voucher. */
const toldOf: ReadonlySet<TableName> = new Set(['vouchers', 'fund_requests', 'product_reservations', 'reimbursements']);

/** Border: a row is an object of named values. */
const fieldOf = (row: Row | null, field: string): unknown => (row as AnyRow | null)?.[field];

/** Is the change one of the row itself, or of what hangs on it? */
function touches(change: Change, table: TableName, id: number): boolean {
  if (change.table === table) return change.id === id;
  if (!toldOf.has(table)) return false;
  const field = idFieldOf(table);
  return fieldOf(change.before, field) === id || fieldOf(change.after, field) === id;
}

/** What happened to a row, and to what hangs on it, as far as the history goes, newest first. */
export function eventsOf(world: World, table: TableName, id: number): readonly RowEvent[] {
  return world.history.transactions.toReversed().flatMap((transaction): RowEvent[] => {
    const { number, at } = transaction;
    const changes = transaction.changes.filter((change) => touches(change, table, id));
    if (changes.length === 0) return [];
    const diffs = netChanges([{ ...transaction, changes }]);
    const diff = diffs.find((one) => one.table === table) ?? diffs[0];
    const request = world.log.entries.find(({ transactions }) => transactions.includes(number))?.id ?? null;
    return diff ? [{ number, at, request, action: world.history.nameOf(number), diff }] : [];
  });
}
