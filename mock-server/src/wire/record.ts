import type { Call } from '../http/call.ts';
import { primaryEmail } from '../domain/identity/accounts.ts';
import type { RecordRow, RecordValidationRow } from '../tables/records.ts';
import { moment } from './format.ts';
import { recordTypeName } from './record-type.ts';

/** A confirmation inside a record; the e-mail address only of a validator without an organisation. */
function approval(call: Call, row: RecordValidationRow): object {
  const organization =
    row.organization_id === null ? undefined : call.world.table('organizations').get(row.organization_id);
  const decided = row.validated_at ?? row.created_at;
  const email = organization ? null : (primaryEmail(call.world, row.identity_address ?? '')?.email ?? null);
  return {
    id: row.id,
    state: row.state,
    identity_address: row.identity_address,
    organization_id: row.organization_id,
    organization: organization ? { id: organization.id, name: organization.name } : null,
    email,
    ...moment('created_at', row.created_at, call.language),
    ...moment('updated_at', decided, call.language),
    ...moment('validation_date', row.prevalidated_at ?? row.created_at, call.language),
  };
}

function approvals(call: Call, record: RecordRow): object[] {
  const decidedAt = (row: RecordValidationRow): number => row.validated_at ?? row.created_at;
  return call.world
    .table('record_validations')
    .where('record_id', record.id)
    .filter((row) => row.state === 'approved' && row.identity_address !== null)
    .toSorted((one, other) => decidedAt(other) - decidedAt(one) || other.id - one.id)
    .map((row) => approval(call, row));
}

/** A personal record as its owner sees it. */
export const record = (call: Call, row: RecordRow): object => ({
  id: row.id,
  key: row.record_type_key,
  record_type_key: row.record_type_key,
  name: recordTypeName(call, row.record_type_key),
  value: row.value,
  value_locale: row.value,
  order: row.order,
  deleted: row.deleted,
  record_category_id: row.record_category_id,
  validations: approvals(call, row),
});
