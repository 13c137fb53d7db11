import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { FundCheck } from './fund-check.ts';
import type { OwnFundRequest } from './own-fund-request.ts';

/** How a resident gets the voucher of a fund. Every call needs a signed-in resident (1 §6). */
export interface FundActivation {
  /**
   * Makes the voucher when all criteria are met. Null when the fund makes no voucher at all.
   * `forbidden` with a sentence for the resident when it may not.
   */
  apply(fundId: string): Promise<Result<Voucher | null, Failure>>;
  /** Looks by BSN for what waits for this resident and asks the back office. At most 20 an hour. */
  check(fundId: string): Promise<Result<FundCheck, Failure>>;
  /** Trades an activation code for vouchers; the list may be empty. */
  redeem(code: string): Promise<Result<readonly Voucher[], Failure>>;
  /** The resident's own requests of a fund. `forbidden` when the fund is not active. */
  requestsOf(fundId: string, options?: ReadOptions): Promise<Result<readonly OwnFundRequest[], Failure>>;
}

export const FundActivation = portToken<FundActivation>('FundActivation');
