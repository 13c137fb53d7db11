import { permissionsOf } from './employees.ts';
import type { OrganizationRow, OrganizationValidatorRow } from '../../tables/organizations.ts';
import type { World } from '../../world/world.ts';

/** Organisations for which somebody may confirm records. */
export const validatingOrganizations = (world: World, address: string): OrganizationRow[] =>
  world
    .table('organizations')
    .where('is_validator', true)
    .filter((row) => permissionsOf(world, row, address)?.includes('validate_records') === true);

/** May somebody confirm records for this organisation? */
export const validatesFor = (world: World, address: string, organizationId: number): boolean =>
  validatingOrganizations(world, address).some((row) => row.id === organizationId);

/** Who answers requests to a validator: the person, or the owner of the organisation that confirms. */
export function validatorAddress(world: World, row: OrganizationValidatorRow): string | null {
  const organization = world.table('organizations').get(row.validator_organization_id ?? row.organization_id);
  return row.identity_address ?? organization?.identity_address ?? null;
}
