/** Asking for a confirmation of a record, and giving it. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, placeNumberOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { forbidden, notFound, said, type FieldErrors } from '../../http/refusal.ts';
import { decideValidation } from '../../domain/records/decide-validation.ts';
import { validatesFor, validatingOrganizations } from '../../domain/organizations/staff.ts';
import { notifyOfRecord } from '../../notifications/notify-resident.ts';
import type { RecordRow, RecordValidationRow } from '../../tables/records.ts';
import { recordTypeName } from '../../wire/record-type.ts';
import { unknownChoice } from '../../http/texts.ts';

const unknownRequest: Sentence = { nl: 'Dit verzoek kennen wij niet.', en: 'We do not know this request.' };
const handledRequest: Sentence = {
  nl: 'Dit verzoek is al behandeld.',
  en: 'This request has been handled already.',
};
const unknownRecord: Sentence = { nl: 'Dit gegeven kennen wij niet.', en: 'We do not know this record.' };

const found = (call: Call): RecordValidationRow | undefined =>
  call.world.table('record_validations').first('uuid', call.params['id'] ?? '');

function recordOf(call: Call, row: RecordValidationRow): RecordRow {
  const record = call.world.table('records').get(row.record_id);
  if (!record) throw notFound();
  return record;
}

/** Unknown and handled uuids are both refused with 403, each in its own words. */
function openValidation(call: Call): RecordValidationRow {
  const row = found(call);
  if (!row) throw said(403, unknownRequest);
  if (row.state !== 'pending') throw said(403, handledRequest);
  return row;
}

function checkNew(call: SignedCall): FieldErrors {
  const id = placeNumberOf(call.body, 'record_id');
  return id === null || call.world.table('records').get(id) ? {} : { record_id: [unknownRecord] };
}

export const createRecordValidation = operation('createRecordValidation', { check: checkNew }, (call) => {
  const record = call.world.table('records').get(numberOf(call.body, 'record_id') ?? 0);
  if (record?.identity_address !== call.caller.identity.address) throw forbidden();
  const row = call.world.table('record_validations').insert({
    uuid: call.world.random.hex(64),
    record_id: record.id,
    state: 'pending',
    organization_id: null,
    identity_address: null,
    validated_at: null,
    created_at: call.world.now(),
  });
  return { data: { uuid: row.uuid } };
});

export const readRecordValidation = operation('readRecordValidation', {}, (call) => {
  const row = found(call);
  if (!row) throw notFound();
  const record = recordOf(call, row);
  const { uuid, state, identity_address } = row;
  return {
    data: {
      uuid,
      state,
      identity_address,
      key: record.record_type_key,
      name: recordTypeName(call, record.record_type_key),
      value: record.value,
      organizations_available: validatingOrganizations(call.world, call.caller.identity.address).map((one) => ({
        id: one.id,
        name: one.name,
      })),
    },
  };
});

function checkApproval(call: SignedCall): FieldErrors {
  const id = placeNumberOf(call.body, 'organization_id');
  return id === null || validatesFor(call.world, call.caller.identity.address, id)
    ? {}
    : { organization_id: [unknownChoice] };
}

function decide(call: SignedCall, state: 'approved' | 'declined'): object {
  const organization_id = state === 'approved' ? numberOf(call.body, 'organization_id') : null;
  const by = { identity_address: call.caller.identity.address, organization_id };
  const { record_id } = decideValidation(call.world, openValidation(call), { state, by });
  notifyOfRecord(call.world, record_id, state);
  return { success: true };
}

export const approveRecordValidation = operation(
  'approveRecordValidation',
  { guard: openValidation, check: checkApproval },
  (call) => decide(call, 'approved'),
);

export const declineRecordValidation = operation('declineRecordValidation', {}, (call) => decide(call, 'declined'));
