import type { PersonalRecord, RecordCategory, RecordType, RecordValidation } from '@stadstegoed/core/records/record.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import {
  readDate,
  readId,
  readInteger,
  readList,
  readOneOf,
  readPartOrNull,
  readString,
  readStringOrNull,
  readToken,
} from '../wire.ts';

type Schemas = components['schemas'];
/** The fields that the shop reads. */
type WireApproval = Pick<
  Schemas['RecordApproval'],
  'id' | 'state' | 'identity_address' | 'organization_id' | 'organization' | 'email' | 'created_at' | 'validation_date'
>;
export type WireRecord = Omit<Schemas['Record'], 'deleted' | 'key' | 'validations'> & {
  readonly validations: readonly WireApproval[];
};

/** Maps a record with its validations. */
export function toRecord(wire: WireRecord): PersonalRecord {
  return {
    id: readId(wire.id, 'id'),
    typeKey: readToken(wire.record_type_key, 'record_type_key'),
    name: readString(wire.name, 'name'),
    value: readString(wire.value, 'value'),
    valueLocale: readString(wire.value_locale, 'value_locale'),
    order: readInteger(wire.order, 'order'),
    categoryId: wire.record_category_id == null ? null : readId(wire.record_category_id, 'record_category_id'),
    validations: readList(wire.validations, toValidation, 'validations'),
  };
}

function toValidation(wire: WireApproval): RecordValidation {
  return {
    id: readId(wire.id, 'validations.id'),
    state: readOneOf(wire.state, ['approved'], 'validations.state'),
    identityAddress: readToken(wire.identity_address, 'validations.identity_address'),
    organization: toOrganization(wire),
    email: readStringOrNull(wire.email, 'validations.email'),
    createdOn: readDate(wire.created_at, 'validations.created_at'),
    validatedOn: readDate(wire.validation_date, 'validations.validation_date'),
  };
}

/** Some platforms send the id of the organisation without its name. */
function toOrganization({ organization_id: id, organization }: WireApproval): RecordValidation['organization'] {
  if (id == null) return null;
  const name = readPartOrNull(organization, (part) => readString(part.name, 'validations.organization.name'));
  return { id: readId(id, 'validations.organization_id'), name };
}

/** Maps a type of record. */
export function toRecordType(wire: Pick<Schemas['RecordType'], 'key' | 'name'>): RecordType {
  return { key: readToken(wire.key, 'key'), name: readString(wire.name, 'name') };
}

/** Maps a category. */
export function toCategory(wire: Schemas['RecordCategory']): RecordCategory {
  return { id: readId(wire.id, 'id'), name: readString(wire.name, 'name'), order: readInteger(wire.order, 'order') };
}
