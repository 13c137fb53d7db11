import { dutchOrder } from '../../http/dutch-order.ts';
import type { OrganizationRow } from '../../tables/organizations.ts';
import type { World } from '../../world/world.ts';

/** All organisations of a world by name. */
export const organizationList = (world: World): readonly OrganizationRow[] =>
  world
    .table('organizations')
    .all()
    .toSorted((one, other) => dutchOrder(one.name, other.name) || one.id - other.id);
