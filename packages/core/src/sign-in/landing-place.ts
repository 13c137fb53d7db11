import type { Fund } from '../funds/fund.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';

/** As much of a fund as the choice needs. */
export type LandingFund = Pick<Fund, 'id' | 'allowDirectRequests'>;

/** As much of a voucher as the choice needs. */
export type LandingVoucher = Pick<Voucher, 'address' | 'fundId' | 'expired'>;

/** What is known right after sign-in. */
export interface LandingFacts {
  readonly funds: readonly LandingFund[];
  readonly vouchers: readonly LandingVoucher[];
  /** The flag for activating the first fund automatically (1 §1). */
  readonly activateFirstFund: boolean;
  /** Where to when neither an unclaimed nor a claimed fund decides. */
  readonly otherwise: Destination;
}

/** Funds that can be had by asking and of which the resident has no voucher that still counts (1 §4). */
export function unclaimedFunds(
  funds: readonly LandingFund[],
  vouchers: readonly LandingVoucher[],
): readonly LandingFund[] {
  return funds.filter((fund) => fund.allowDirectRequests && vouchersOf(fund, vouchers).length === 0);
}

/** Where a resident lands after sign-in (1 §4, after sign-in redirect). */
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
