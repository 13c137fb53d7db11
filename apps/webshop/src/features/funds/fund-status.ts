import { fundFacts, type FundStatus } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** The status in the badge of a fund: that of the resident (1 §3), or the state of the fund itself. */
export type FundBadgeStatus = FundStatus | 'paused' | 'closed' | 'external';

/** The badge of a fund; null when it would depend on a resident and nobody is signed in. */
export function badgeStatus(fund: Fund, vouchers: readonly Voucher[], signedIn: boolean): FundBadgeStatus | null {
  const { status, alreadyReceived } = fundFacts(fund, vouchers);
  if (alreadyReceived) return status;
  if (fund.isExternal) return 'external';
  if (fund.state !== 'active') return fund.state;
  return signedIn ? status : null;
}

/** Why a fund has no button. */
export type NoActionReason = 'paused' | 'closed' | 'approved' | 'takenByPartner' | 'external' | 'other';

/** The first reason that applies, in the order of importance to the resident. */
export function noActionReason(fund: Fund): NoActionReason {
  if (fund.isExternal) return 'external';
  if (fund.state !== 'active') return fund.state;
  if (fund.hasApprovedFundRequests) return 'approved';
  return fund.takenByPartner ? 'takenByPartner' : 'other';
}

/**
 * Whether the municipality reviews a request for this fund. False when all criteria are met already, when the fund
 * takes no requests, and when it is external.
 */
export function isAskedFor(fund: Fund): boolean {
  return fund.allowFundRequests && !fund.isExternal && !fundFacts(fund, []).isApplicable;
}
