import { dutchOrder } from '../../shared/dutch-order.ts';
import { listOf } from '../../database/lists.ts';
import { IncrementalIndex, watch } from '../../database/incremental-index.ts';
import type { OrganizationRow } from '../../database/tables/tenants.ts';
import type { World } from '../../database/world.ts';
import { markdownToText } from '../../shared/markdown.ts';

/** An organisation with the words by which it is found. */
export type OrganizationEntry = {
  readonly id: number;
  readonly row: OrganizationRow;
  readonly texts: readonly string[];
};

const entryOf = (row: OrganizationRow): OrganizationEntry => ({
  id: row.id,
  row,
  texts: [row.name.toLowerCase(), markdownToText(row.description).toLowerCase()],
});

/** All organisations of a world by name. */
export const organizationList = (world: World): IncrementalIndex<OrganizationEntry> =>
  listOf(world, 'organizations', () => {
    const organizations = world.table('organizations');
    return new IncrementalIndex<OrganizationEntry>({
      entries: () => organizations.all().map(entryOf),
      entry: (id) => {
        const row = organizations.get(id);
        return row ? entryOf(row) : null;
      },
      compare: (one, other) => dutchOrder(one.row.name, other.row.name) || one.id - other.id,
      watches: [watch(organizations, (row) => [row.id])],
    });
  });
