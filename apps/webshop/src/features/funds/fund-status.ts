import { fundFacts, type FundStatus } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** What the badge of a fund says: how it stands for this resident (1 §3), or how the fund itself stands. */
export type FundBadgeStatus = FundStatus | 'paused' | 'closed' | 'external';

/** The badge of a fund; null where nothing is known about who looks. */
export function badgeStatus(fund: Fund, vouchers: readonly Voucher[], signedIn: boolean): FundBadgeStatus | null {
  const { status, alreadyReceived } = fundFacts(fund, vouchers);
  if (alreadyReceived) return status;
  if (fund.isExternal) return 'external';
  if (fund.state !== 'active') return fund.state;
  return signedIn ? status : null;
}

/** Why there is no button, for a fund with which nothing can be done. */
export type NoActionReason = 'paused' | 'closed' | 'approved' | 'takenByPartner' | 'external' | 'other';

/** The reason in the order in which it matters to the resident. */
export function noActionReason(fund: Fund): NoActionReason {
  if (fund.isExternal) return 'external';
  if (fund.state !== 'active') return fund.state;
  if (fund.hasApprovedFundRequests) return 'approved';
  return fund.takenByPartner ? 'takenByPartner' : 'other';
}

/** Whether the municipality looks into a request for this fund: not where everything is known, a code does, or it runs elsewhere. */
export function isAskedFor(fund: Fund): boolean {
  return fund.allowFundRequests && !fund.isExternal && !fundFacts(fund, []).isApplicable;
}
