import type { Fund } from '../funds/fund.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { Result } from '../shared/result.ts';
import type { FundRequest, RequestForm } from './fund-request.ts';
import type { PrefillRefusalCode, Prefills } from './prefills.ts';

/** Sending a request as a signed-in resident (FR-006); `FundActivation.requestsOf` reads what was sent. */
export interface FundRequests {
  /** A fund with how a request asks its criteria. */
  readFund(fundId: string, options?: ReadOptions): Promise<Result<Fund, Failure>>;
  /**
   * What the population register fills in for the resident, of a fund that uses it; refused when it cannot, or without a
   * confirmed BSN.
   */
  readPrefills(fundId: string, options?: ReadOptions): Promise<Result<Prefills, Refusal<PrefillRefusalCode> | Failure>>;
  /**
   * Validates part of a request without storing it. `invalid` with errors under `records.N` (a missing file),
   * `records.N.value`, `records.N.record_type_key`, `records.N.fund_criterion_id` and `contact_information`.
   */
  validate(fundId: string, form: RequestForm): Promise<Result<void, Failure>>;
  /** Sends a request. `invalid` as above; `forbidden` with the code of a rule, see `requestRefusalOf`. */
  submit(fundId: string, form: RequestForm): Promise<Result<FundRequest, Failure>>;
}

export const FundRequests = portToken<FundRequests>('FundRequests');
