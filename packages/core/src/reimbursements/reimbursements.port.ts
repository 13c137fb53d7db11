import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page, WholeList } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { ReimbursementFields } from './reimbursement-rules.ts';
import type { KnownReimbursementState, Reimbursement, StoredAs } from './reimbursement.ts';

/** Which reimbursements to list; without `state` those in every state. */
export interface ReimbursementChoice {
  readonly state?: KnownReimbursementState;
}

/** Which page of which reimbursements. */
export interface ReimbursementFilter extends ReimbursementChoice {
  /** Starts at 1. */
  readonly page: number;
}

/** The reimbursements of the signed-in resident. */
export interface Reimbursements {
  /** Whether the platform stores a reimbursement that lacks fields; some require all of them, also of a draft. */
  storesDrafts(): Promise<Result<boolean, Failure>>;
  /** One page of 15, newest first. */
  list(filter: ReimbursementFilter, options?: ReadOptions): Promise<Result<Page<Reimbursement>, Failure>>;
  /** All of them, newest first. */
  listAll(choice: ReimbursementChoice, options?: ReadOptions): Promise<Result<WholeList<Reimbursement>, Failure>>;
  /** One reimbursement; `forbidden` for that of another resident, `not_found` when unknown. */
  read(id: string, options?: ReadOptions): Promise<Result<Reimbursement, Failure>>;
  /**
   * Creates a reimbursement. `invalid` with the names of the wire (`iban_name`, `files.0`); `forbidden` without any
   * voucher that can be used.
   */
  create(fields: ReimbursementFields, state: StoredAs): Promise<Result<Reimbursement, Failure>>;
  /** Changes or submits a draft; `forbidden` when it is no draft any more. Empty fields lose their value. */
  update(id: string, fields: ReimbursementFields, state: StoredAs): Promise<Result<Reimbursement, Failure>>;
  /** Deletes a draft or a pending reimbursement; `forbidden` with the reason after the decision. */
  cancel(id: string): Promise<Result<void, Failure>>;
}

export const Reimbursements = portToken<Reimbursements>('Reimbursements');
