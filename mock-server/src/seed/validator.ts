import { minute } from '../clock/calendar.ts';
import type { IdentityRow, RecordRow, RecordValidationRow } from '../store/table-people.ts';
import type { OrganizationValidatorRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';
import { ago } from './dates.ts';
import { sponsors } from './sponsors.ts';
import { stableAddress, stableHex } from './stable.ts';

/** Makes somebody an employee who confirms records for an organisation. */
export function addValidator(
  world: World,
  identity: IdentityRow,
  at: { readonly organization: number; readonly email: string },
): OrganizationValidatorRow {
  world.table('employees').insert({
    organization_id: at.organization,
    identity_address: identity.address,
    permissions: ['validate_records'],
  });
  return world.table('organization_validators').insert({
    organization_id: at.organization,
    validator_organization_id: null,
    identity_address: identity.address,
    email: at.email,
  });
}

/** Uuid of the confirmation that waits in the situation `record-to-confirm`. */
export const waitingConfirmation = stableHex('waiting-confirmation', 64);

/** Adds a confirmation that waits for whoever gets to see its uuid. */
export const addWaitingConfirmation = (world: World, record: RecordRow): RecordValidationRow =>
  world.table('record_validations').insert({
    uuid: waitingConfirmation,
    record_id: record.id,
    state: 'pending',
    organization_id: null,
    identity_address: null,
    validated_at: null,
    created_at: world.now() - 20 * minute,
  });

/** Adds what the municipality of Zonnedorp said about a record, or a confirmation that still waits. */
export function addConfirmation(
  world: World,
  record: RecordRow,
  line: { readonly state: RecordValidationRow['state']; readonly days_ago: number },
): void {
  const waits = line.state === 'pending';
  world.table('record_validations').insert({
    uuid: stableHex(`confirmation:${record.identity_address}:${record.record_type_key}`, 64),
    record_id: record.id,
    state: line.state,
    organization_id: waits ? null : sponsors.zonnedorp,
    identity_address: waits ? null : stableAddress(`sponsor:${sponsors.zonnedorp}`),
    validated_at: waits ? null : ago(world, line.days_ago - 1),
    created_at: ago(world, line.days_ago),
  });
}

/** Adds a request that waits for one validator. */
export function addValidatorRequest(world: World, record: RecordRow, validator: OrganizationValidatorRow): void {
  world.table('validator_requests').insert({
    validator_id: validator.id,
    record_id: record.id,
    identity_address: record.identity_address,
    state: 'pending',
    record_validation_uid: null,
    created_at: world.now() - 20 * minute,
  });
}
