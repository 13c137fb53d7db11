import type { Call } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import { validatorAddress } from '../domain/organizations/staff.ts';
import type { OrganizationValidatorRow } from '../tables/organizations.ts';
import { organizationFull } from './organization.ts';

/** Somebody who confirms records, with the organisation. */
export function validator(call: Call, row: OrganizationValidatorRow): object {
  const organization = call.world.table('organizations').get(row.validator_organization_id ?? row.organization_id);
  if (!organization) throw notFound();
  return {
    id: row.id,
    identity_address: validatorAddress(call.world, row),
    organization_id: organization.id,
    email: row.email,
    organization: organizationFull(call, organization),
  };
}
