import type { OrganizationRow, Permission } from '../../tables/organizations.ts';
import type { World } from '../../world/world.ts';

/** Everything that somebody can be allowed to do for an organisation. */
const allPermissions: readonly Permission[] = [
  'manage_organization',
  'manage_funds',
  'view_funds',
  'view_finances',
  'manage_providers',
  'manage_reimbursements',
  'validate_records',
];

/** What an identity may do for an organisation: the owner everything, a stranger nothing (null: does not work there). */
export function permissionsOf(
  world: World,
  organization: OrganizationRow,
  address: string | undefined,
): readonly Permission[] | null {
  if (address === undefined) return null;
  if (organization.identity_address === address) return allPermissions;
  const employee = world
    .table('employees')
    .where('organization_id', organization.id)
    .find((row) => row.identity_address === address);
  return employee?.permissions ?? null;
}
