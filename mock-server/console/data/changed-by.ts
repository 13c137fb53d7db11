import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';
import type { AnyRow } from './look.ts';
import { eventsOf } from './moment.ts';

/** Fields by which an address names a row. */
const names = ['address', 'address_printable', 'uid', 'uuid'] as const;

/** Long enough to be the name of one row alone. */
const shortest = 8;

/** Parts of an address that are about a row: its own name, or its number below the name of its kind. */
function partsOf(table: TableName, row: AnyRow): readonly string[] {
  const own = names.flatMap((name) => {
    const value = row[name];
    return typeof value === 'string' && value.length >= shortest ? [`/${value}/`] : [];
  });
  return [`/${table.replaceAll('_', '-')}/${row.id}/`, ...own];
}

/** Numbers of the requests that changed a row or asked for it by its address, newest first, as far as the log goes. */
export function changedBy(world: World, table: TableName, row: AnyRow): readonly number[] {
  const changed = new Set(eventsOf(world, table, row.id).flatMap(({ request }) => request ?? []));
  const parts = partsOf(table, row);
  return world.log.entries
    .filter(({ id, url }) => {
      const path = `${url.split('?')[0] ?? ''}/`;
      return changed.has(id) || parts.some((part) => path.includes(part));
    })
    .map(({ id }) => id)
    .toReversed();
}
