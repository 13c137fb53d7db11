import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { FundRequest, RequestForm } from './fund-request.ts';

/** The requests of a signed-in resident (1 §6). */
export interface FundRequests {
  /**
   * Validates part of a request without storing it (1 §5). `invalid` with errors under `records.N` (a missing file),
   * `records.N.value`, `records.N.record_type_key`, `records.N.fund_criterion_id` and `contact_information`.
   */
  validate(fundId: string, form: RequestForm): Promise<Result<void, Failure>>;
  /** Sends a request. `invalid` as above; `forbidden` with the code of a rule, see `requestRefusalOf`. */
  submit(fundId: string, form: RequestForm): Promise<Result<FundRequest, Failure>>;
  /** The resident's own requests of a fund, oldest first. `forbidden` when the fund is not active. */
  list(fundId: string, options?: ReadOptions): Promise<Result<readonly FundRequest[], Failure>>;
}

export const FundRequests = portToken<FundRequests>('FundRequests');
