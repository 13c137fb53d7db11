import type { Instant, Row } from './row.ts';

/** A personal fact of an identity, e.g. `children_nth` = `2`. */
export type RecordRow = Row & {
  readonly identity_address: string;
  readonly record_type_key: string;
  readonly value: string;
  readonly order: number;
  readonly deleted: boolean;
  readonly record_category_id: number | null;
  readonly created_at: Instant;
};

/** A validation of a record by an organisation; only trusted ones count for criteria. */
export type RecordValidationRow = Row & {
  readonly uuid: string;
  readonly record_id: number;
  readonly state: 'pending' | 'approved' | 'declined';
  readonly organization_id: number | null;
  readonly identity_address: string | null;
  readonly validated_at: Instant | null;
  /** When the value came from an activation code: the moment of that code. */
  readonly prevalidated_at?: Instant | null;
  readonly created_at: Instant;
};

/** A kind of record; keys ending in `_eligible` are conditions, in `_nth` counters. */
export type RecordTypeRow = Row & {
  readonly key: string;
  readonly name_nl: string;
  readonly name_en: string;
  readonly type: 'string' | 'number';
  readonly system: boolean;
};

/** A resident's own heading for records. */
export type RecordCategoryRow = Row & {
  readonly identity_address: string;
  readonly name: string;
  readonly order: number;
};

/** A resident's request that one validator confirms one record. */
export type ValidatorRequestRow = Row & {
  /** Id in `organization_validators`. */
  readonly validator_id: number;
  readonly record_id: number;
  readonly identity_address: string;
  readonly state: 'pending' | 'approved' | 'declined';
  /** The confirmation that came out of an approval. */
  readonly record_validation_uid: string | null;
  readonly created_at: Instant;
};
