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
  /** The flag for activating the first fund automatically (SH-018). */
  readonly activateFirstFund: boolean;
  /** The destination without an unclaimed or claimed fund. */
  readonly otherwise: Destination;
}

/** Funds that allow direct requests and of which the resident has no unexpired voucher (SI-034). */
export function unclaimedFunds(
  funds: readonly LandingFund[],
  vouchers: readonly LandingVoucher[],
): readonly LandingFund[] {
  return funds.filter((fund) => fund.allowDirectRequests && vouchersOf(fund, vouchers).length === 0);
}

/** The destination after sign-in. */
export function landingPlace(facts: LandingFacts): Destination {
  const unclaimed = unclaimedFunds(facts.funds, facts.vouchers);
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
