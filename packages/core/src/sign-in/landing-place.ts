import type { Fund } from '../funds/fund.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';

/** The fields of a fund that determine the destination. */
export type LandingFund = Pick<Fund, 'id' | 'allowDirectRequests'>;

/** The fields of a voucher that determine the destination. */
export type LandingVoucher = Pick<Voucher, 'address' | 'fundId' | 'expired'>;

/** The input of `landingPlace`. */
export interface LandingFacts {
  readonly funds: readonly LandingFund[];
  readonly vouchers: readonly LandingVoucher[];
  /** The ids of the funds that the resident put off (reading 53). */
  readonly putOff?: readonly string[];
  /** The flag for activating the first fund automatically (SH-018). */
  readonly activateFirstFund: boolean;
  /** The destination without an unclaimed or claimed fund. */
  readonly otherwise: Destination;
}

/**
 * Funds that allow direct requests and of which the resident has no unexpired voucher (SI-034), without those that she
 * put off (reading 53).
 */
export function unclaimedFunds({
  funds,
  vouchers,
  putOff = [],
}: Pick<LandingFacts, 'funds' | 'vouchers' | 'putOff'>): readonly LandingFund[] {
  const isUnclaimed = (fund: LandingFund) => fund.allowDirectRequests && vouchersOf(fund, vouchers).length === 0;
  return funds.filter((fund) => isUnclaimed(fund) && !putOff.includes(fund.id));
}

/** The destination after sign-in. */
export function landingPlace(facts: LandingFacts): Destination {
  const unclaimed = unclaimedFunds(facts);
  const [first] = unclaimed;
  if (first) {
    const activates = facts.activateFirstFund || unclaimed.length === 1;
    return activates ? goTo('fund-activate', { fundId: first.id }) : goTo('funds', {});
  }
  const claimed = facts.funds.flatMap((fund) => vouchersOf(fund, facts.vouchers));
  const [voucher] = claimed;
  if (!voucher) return facts.otherwise;
  return claimed.length === 1 ? goTo('voucher', { address: voucher.address }) : goTo('vouchers', {});
}

function vouchersOf(fund: LandingFund, vouchers: readonly LandingVoucher[]): readonly LandingVoucher[] {
  return vouchers.filter((voucher) => voucher.fundId === fund.id && !voucher.expired);
}
