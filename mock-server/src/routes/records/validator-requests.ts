/** Asking one validator to confirm one record. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, placeNumberOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { whole } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { forbidden, notFound, type FieldErrors } from '../../http/refusal.ts';
import { validatorAddress } from '../../domain/organizations/staff.ts';
import type { ValidatorRequestRow } from '../../tables/records.ts';
import type { OrganizationValidatorRow } from '../../tables/organizations.ts';
import { validator } from '../../wire/validator.ts';
import { unknownChoice } from '../../http/texts.ts';

const unknownRecord: Sentence = { nl: 'Dit gegeven kennen wij niet.', en: 'We do not know this record.' };
const alreadyAsked: Sentence = {
  nl: 'U heeft dit al gevraagd. Wacht op het antwoord.',
  en: 'You have asked this already. Wait for the answer.',
};

function validatorOf(call: Call, id: number): OrganizationValidatorRow {
  const row = call.world.table('organization_validators').get(id);
  if (!row) throw notFound();
  return row;
}

const request = (call: Call, row: ValidatorRequestRow): object => ({
  id: row.id,
  validator_id: row.validator_id,
  record_id: row.record_id,
  record_validation_uid: row.record_validation_uid,
  identity_address: row.identity_address,
  state: row.state,
  validator: validator(call, validatorOf(call, row.validator_id)),
});

/** For the one who asked and the one who was asked. */
function requestIn(call: SignedCall): ValidatorRequestRow {
  const row = rowIn(call, 'validator_requests');
  const people = [row.identity_address, validatorAddress(call.world, validatorOf(call, row.validator_id))];
  if (!people.includes(call.caller.identity.address)) throw forbidden();
  return row;
}

function checkRecord(call: SignedCall, recordId: number, validatorId: number): FieldErrors {
  const record = call.world.table('records').get(recordId);
  if (record?.identity_address !== call.caller.identity.address) return { record_id: [unknownRecord] };
  const waits = call.world
    .table('validator_requests')
    .where('record_id', recordId)
    .some((row) => row.validator_id === validatorId && row.state === 'pending');
  return waits ? { record_id: [alreadyAsked] } : {};
}

function checkNew(call: SignedCall): FieldErrors {
  const [validatorId, recordId] = [placeNumberOf(call.body, 'validator_id'), placeNumberOf(call.body, 'record_id')];
  const isKnown = validatorId === null || call.world.table('organization_validators').get(validatorId) !== undefined;
  return {
    ...(isKnown ? {} : { validator_id: [unknownChoice] }),
    ...(recordId === null ? {} : checkRecord(call, recordId, validatorId ?? 0)),
  };
}

export const createValidatorRequest = operation('createValidatorRequest', { check: checkNew }, (call) => {
  const row = call.world.table('validator_requests').insert({
    validator_id: numberOf(call.body, 'validator_id') ?? 0,
    record_id: numberOf(call.body, 'record_id') ?? 0,
    identity_address: call.caller.identity.address,
    state: 'pending',
    record_validation_uid: null,
    created_at: call.world.now(),
  });
  return { data: request(call, row) };
});

export const listValidatorRequests = operation('listValidatorRequests', {}, (call) => {
  const rows = call.world.table('validator_requests').where('identity_address', call.caller.identity.address);
  return whole(call, rows, (row) => request(call, row));
});

export const readValidatorRequest = operation('readValidatorRequest', {}, (call) => ({
  data: request(call, requestIn(call)),
}));
