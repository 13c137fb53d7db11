import type { Call, SignedCall } from '../../http/call.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { forbidden } from '../../http/refusal.ts';
import { permissionsOf } from '../../domain/organizations/employees.ts';
import type { OrganizationRow, Permission } from '../../tables/organizations.ts';

/** Does the caller work for the organisation? */
export const worksFor = (call: Call, row: OrganizationRow): boolean =>
  permissionsOf(call.world, row, call.caller?.identity.address) !== null;

/** The organisation in the path, for its employees only. */
export function ownOrganization(call: SignedCall): OrganizationRow {
  const row = rowIn(call, 'organizations');
  if (!worksFor(call, row)) throw forbidden();
  return row;
}

/** 403 unless the caller has one of the permissions in the organisation. */
export function demand(call: SignedCall, row: OrganizationRow, oneOf: readonly Permission[]): void {
  const granted = permissionsOf(call.world, row, call.caller.identity.address) ?? [];
  if (!oneOf.some((permission) => granted.includes(permission))) throw forbidden();
}
