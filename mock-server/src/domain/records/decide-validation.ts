import { validatorAddress } from '../organizations/staff.ts';
import type { RecordValidationRow, ValidatorRequestRow } from '../../tables/records.ts';
import type { World } from '../../world/world.ts';

type Decision = {
  readonly state: 'approved' | 'declined';
  readonly by: { readonly identity_address: string; readonly organization_id: number | null };
};

/** Requests for the same record that wait for the one who decided are decided with it. */
function settleRequests(world: World, validation: RecordValidationRow, decision: Decision): void {
  const requests = world.table('validator_requests');
  for (const request of requests.where('record_id', validation.record_id)) {
    const validator = world.table('organization_validators').get(request.validator_id);
    const isAsked = validator !== undefined && validatorAddress(world, validator) === decision.by.identity_address;
    if (request.state !== 'pending' || !isAsked) continue;
    const uid = decision.state === 'approved' ? validation.uuid : null;
    requests.update(request, { state: decision.state, record_validation_uid: uid });
  }
}

/** A validator approves or declines; whether a fund counts the approval is decided by the fund, later. */
export function decideValidation(world: World, row: RecordValidationRow, decision: Decision): RecordValidationRow {
  const decided = world.table('record_validations').update(row, {
    state: decision.state,
    identity_address: decision.by.identity_address,
    organization_id: decision.by.organization_id,
    validated_at: world.now(),
  });
  settleRequests(world, decided, decision);
  return decided;
}

/** The confirmation that a validator writes who says yes to a request. */
function writeConfirmation(world: World, request: ValidatorRequestRow, by: Decision['by']): RecordValidationRow {
  return world.table('record_validations').insert({
    ...by,
    uuid: world.random.hex(64),
    record_id: request.record_id,
    state: 'approved',
    validated_at: world.now(),
    created_at: request.created_at,
  });
}

/** The validator of a request decides; a yes becomes a confirmation of the record. Null when it was decided. */
export function decideAsked(
  world: World,
  request: ValidatorRequestRow,
  state: Decision['state'],
): ValidatorRequestRow | null {
  const validator = world.table('organization_validators').get(request.validator_id);
  if (request.state !== 'pending' || !validator) return null;
  const organization_id = validator.validator_organization_id ?? validator.organization_id;
  const by = { identity_address: validatorAddress(world, validator) ?? '', organization_id };
  const uid = state === 'approved' ? writeConfirmation(world, request, by).uuid : null;
  return world.table('validator_requests').update(request, { state, record_validation_uid: uid });
}
