import { fundFacts, type FundStatus } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import { fundButton } from '@stadstegoed/core/fund-activation/fund-button.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Viewer } from './fund-action.ts';

/** What a fund is to a resident: her status, or the state of the fund itself. */
export type ShownStatus = FundStatus | 'unlocked' | 'paused' | 'closed' | 'external';

/** The status of a fund; null for vouchers of an unknown state. */
export function shownStatus(fund: Fund, vouchers: readonly Voucher[], viewer: Viewer): ShownStatus | null {
  const { status, vouchers: own } = fundFacts(fund, vouchers, viewer);
  if (own.length > 0) return own.every(({ state }) => state === 'unknown') ? null : status;
  if (fund.isExternal) return 'external';
  if (fund.state !== 'active') return fund.state;
  return isUnlocked(fund, vouchers, viewer) ? 'unlocked' : status;
}

/**
 * Whether the fund is activated with a code or DigiD although not all criteria are met. Its button says "Activeer", so
 * neither "to be requested" nor "not for you" may stand beside it.
 */
function isUnlocked(fund: Fund, vouchers: readonly Voucher[], viewer: Viewer): boolean {
  const isActivation = fundButton(fund, vouchers, viewer)?.kind === 'activate';
  return isActivation && fundFacts(fund, vouchers, viewer).status !== 'activateable';
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
