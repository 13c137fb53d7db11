import type { Instant, Row } from './row.ts';

/** States of one record inside a request. */
export type RequestRecordState = 'pending' | 'approved' | 'declined' | 'disregarded';

/** A resident's request for a fund. */
export type FundRequestRow = Row & {
  readonly fund_id: number;
  readonly identity_address: string;
  readonly state: 'pending' | 'approved' | 'declined' | 'disregarded' | 'approved_partly';
  readonly contact_information: string | null;
  /** Why it was decided so, which only the platform of July 2026 tells; absent without a reason. */
  readonly note?: string;
  readonly created_at: Instant;
  readonly updated_at: Instant;
};

/** One answer inside a request. */
export type FundRequestRecordRow = Row & {
  readonly fund_request_id: number;
  readonly fund_criterion_id: number;
  readonly record_type_key: string;
  readonly value: string;
  readonly state: RequestRecordState;
  readonly file_uids: readonly string[];
  readonly created_at: Instant;
  readonly updated_at: Instant;
};

export type ClarificationRequirement = 'no' | 'optional' | 'required';

/** A question of a validator about one record of a request. */
export type ClarificationRow = Row & {
  readonly fund_request_id: number;
  readonly fund_request_record_id: number;
  readonly question: string;
  /** What the validator wrote beside the question. */
  readonly message: string | null;
  /** A document that the validator sent along. */
  readonly attachment_uid: string | null;
  /** What the platform of July 2026 asks for; a text with files that are optional unless said. */
  readonly text_requirement?: ClarificationRequirement;
  readonly files_requirement?: ClarificationRequirement;
  readonly answer: string | null;
  readonly state: 'pending' | 'answered';
  readonly file_uids: readonly string[];
  readonly answered_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
};
