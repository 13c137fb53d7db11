import type { RowDiff } from '../watch/changes.ts';
import { isNews, netChanges } from '../watch/changes.ts';
import type { TableName } from '../../store/shape.ts';
import type { World } from '../../store/world.ts';
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

/** One thing that happened to a row. */
export type RowEvent = {
  readonly number: number;
  readonly at: number;
  /** Request that did it; null for a deed. */
  readonly request: number | null;
  readonly deed: string | null;
  readonly diff: RowDiff;
};

/** What happened to a row as far as the history goes, newest first. */
export function eventsOf(world: World, table: TableName, id: number): readonly RowEvent[] {
  const touching = world.history.transactions.filter(({ changes }) =>
    changes.some((change) => change.table === table && change.id === id),
  );
  return touching.toReversed().flatMap((transaction): RowEvent[] => {
    const { number, at, changes } = transaction;
    const own = changes.filter((change) => change.table === table && change.id === id);
    const [diff] = netChanges([{ ...transaction, changes: own }]);
    const request = world.log.entries.find(({ transactions }) => transactions.includes(number))?.id ?? null;
    return diff ? [{ number, at, request, deed: world.history.nameOf(number), diff }] : [];
  });
}
