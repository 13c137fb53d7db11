import type { Change } from '../../src/database/change.ts';
import { tableNames } from '../../src/database/shape.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';
import { isNews, netChanges } from '../requests/changes.ts';
import type { RowDiff } from '../requests/changes.ts';
import { rowIn, rowsIn } from './look.ts';

function changesIn(table: TableName, before: World, after: World): Change[] {
  const [old, now] = [rowsIn(before, table), rowsIn(after, table)];
  if (old === now) return [];
  const gone = old.filter(({ id }) => rowIn(after, table, id) === undefined);
  return [
    ...now.flatMap((row): Change[] => {
      const earlier = rowIn(before, table, row.id) ?? null;
      return earlier === row ? [] : [{ table, id: row.id, before: earlier, after: row, highest: 0 }];
    }),
    ...gone.map((row): Change => ({ table, id: row.id, before: row, after: null, highest: 0 })),
  ];
}

/** What became of the rows of one world in another, such as of a snapshot in the world of now. */
export const differencesBetween = (before: World, after: World): readonly RowDiff[] =>
  netChanges([{ changes: tableNames.flatMap((table) => changesIn(table, before, after)) }]).filter(isNews);
