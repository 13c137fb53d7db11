import type { Instant } from '../../src/database/tables/row.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';

/** Why a row is there: a request of the log, or a action (null: one without a name), with the moment in the world. */
export type Cause =
  | { readonly request: number; readonly method: string; readonly url: string; readonly at: Instant }
  | { readonly action: string | null; readonly at: Instant };

/** The causes of the rows of a table, by row, as far as the history goes; a row that was there from the start has none. */
export function causesOf(world: World, table: TableName): ReadonlyMap<number, Cause> {
  const asking = new Map(
    world.log.entries.flatMap((entry) => entry.transactions.map((number) => [number, entry] as const)),
  );
  const causes = new Map<number, Cause>();
  for (const { number, at, changes } of world.history.transactions) {
    const made = changes.filter((change) => change.table === table && change.before === null);
    const entry = made.length === 0 ? undefined : asking.get(number);
    const cause: Cause = entry
      ? { request: entry.id, method: entry.method, url: entry.url, at: entry.at }
      : { action: world.history.nameOf(number), at };
    for (const { id } of made) causes.set(id, cause);
  }
  return causes;
}
