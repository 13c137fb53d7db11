import type { Instant, Row } from './row.ts';

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
