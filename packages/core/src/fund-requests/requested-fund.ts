import type { Fund } from '../funds/fund.ts';
import type { FundRequest } from './fund-request.ts';
import type { Household, PrefillRefusalCode } from './prefills.ts';

/** A fund with what the resident has of it. */
export interface RequestedFund {
  readonly fund: Fund;
  /** The resident's requests for it; null when they cannot be read because the fund is not active. */
  readonly requests: readonly FundRequest[] | null;
  /** Whether the resident has a voucher of the fund, so that there is nothing to request. */
  readonly isGranted: boolean;
  /** Who lives with the resident; null of a fund that does not use the population register. */
  readonly household: Household | null;
  /** Why the register does not fill in the answers; null when it does, and of a fund that does not use it. */
  readonly prefillRefusal: PrefillRefusalCode | null;
}
