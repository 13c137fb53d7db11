import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { FundCheck } from './fund-check.ts';
import type { OwnFundRequest } from './own-fund-request.ts';

/** Requests to get the voucher of a fund. All of them require a signed-in resident. */
export interface FundActivation {
  /**
   * Creates the voucher when all criteria are met. Null when the fund creates no vouchers.
   * `forbidden` with a message for the resident when applying is not allowed.
   */
  apply(fundId: string): Promise<Result<Voucher | null, Failure>>;
  /** Checks by BSN for vouchers and prevalidations of the resident and queries the back office. At most 20 per hour. */
  check(fundId: string): Promise<Result<FundCheck, Failure>>;
  /** Redeems an activation code for vouchers; the list may be empty. */
  redeem(code: string): Promise<Result<readonly Voucher[], Failure>>;
  /** The resident's own requests of a fund, oldest first. `forbidden` when the fund is not active. */
  requestsOf(fundId: string, options?: ReadOptions): Promise<Result<readonly OwnFundRequest[], Failure>>;
}

export const FundActivation = portToken<FundActivation>('FundActivation');
