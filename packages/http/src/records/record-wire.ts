import type { PersonalRecord, RecordCategory, RecordType, RecordValidation } from '@stadstegoed/core/records/record.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];
/** The fields that the shop reads. */
type WireApproval = Pick<
  Schemas['RecordApproval'],
  'id' | 'state' | 'identity_address' | 'organization_id' | 'organization' | 'email' | 'created_at' | 'validation_date'
>;
export type WireRecord = Omit<Schemas['Record'], 'deleted' | 'validations'> & {
  readonly validations: readonly WireApproval[];
};

/** Maps a record with its validations. */
export function toRecord(wire: Fields<WireRecord>): PersonalRecord {
  return {
    id: wire.id('id'),
    typeKey: wire.token(['record_type_key', 'key']),
    name: wire.string('name'),
    value: wire.string('value'),
    valueLocale: wire.string(['value_locale', 'value']),
    order: wire.integer('order'),
    categoryId: wire.id('record_category_id', null),
    validations: wire.list('validations', toValidation),
  };
}

function toValidation(wire: Fields<WireApproval>): RecordValidation {
  return {
    id: wire.id('id'),
    state: wire.oneOf('state', ['approved']),
    identityAddress: wire.token('identity_address'),
    organization: toOrganization(wire),
    email: wire.string('email', null),
    createdOn: wire.date('created_at'),
    validatedOn: wire.date('validation_date'),
  };
}

/** Some platforms send the id of the organisation without its name. */
function toOrganization(wire: Fields<WireApproval>): RecordValidation['organization'] {
  const id = wire.id('organization_id', null);
  return id === null ? null : { id, name: wire.object('organization').string('name', null) };
}

export function toRecordType(wire: Fields<Pick<Schemas['RecordType'], 'key' | 'name'>>): RecordType {
  return { key: wire.token('key'), name: wire.string('name') };
}

export function toCategory(wire: Fields<Schemas['RecordCategory']>): RecordCategory {
  return { id: wire.id('id'), name: wire.string('name'), order: wire.integer('order') };
}
