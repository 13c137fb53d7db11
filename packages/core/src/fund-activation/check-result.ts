import type { Fund } from '../funds/fund.ts';
import { errorPageOf } from '../pages/error-code.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import { isOfAnyCall, type Failure } from '../shared/failure.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { toFundRequest } from './activation-entry.ts';
import type { DigidPolicy } from './activation-options.ts';
import { backofficeErrorState, type ActivationState } from './activation-state.ts';
import type { FundCheck } from './fund-check.ts';
import { vouchersOf } from './fund-facts.ts';

/** The result of a fund check. */
export type CheckOutcome =
  | { readonly kind: 'show'; readonly state: ActivationState }
  /** A URL outside the shop, sent by the back office. */
  | { readonly kind: 'follow'; readonly url: string }
  | { readonly kind: 'go'; readonly destination: Destination };

/** The context of a check: the fund, the DigiD settings of the municipality, and whether the BSN is known. */
export interface CheckSituation {
  readonly fund: Pick<Fund, 'id' | 'allowFundRequests'>;
  readonly digid: DigidPolicy;
  readonly bsnKnown: boolean;
}

/** What decides whether a request can be made. */
type RequestSituation = Pick<CheckSituation, 'fund' | 'bsnKnown'> & { readonly digid: Pick<DigidPolicy, 'mandatory'> };

/**
 * The outcome of a check, evaluated in a fixed order (FA-043 to FA-049). `own` are the resident's vouchers after the check:
 * its answer only counts those that waited for the BSN, and does not tell of one that the back office made (FA-078).
 */
export function checkOutcome(check: FundCheck, own: readonly Voucher[], situation: CheckSituation): CheckOutcome {
  const { backoffice } = check;
  const found = foundVouchers(check, own, situation);
  if (backoffice?.kind === 'error' && !backoffice.fallback) {
    return { kind: 'show', state: backofficeErrorState(backoffice.key) };
  }
  const isNothingFound = found === null && check.assignedPrevalidations === 0;
  if (isNothingFound && !requestPossible(situation)) return { kind: 'show', state: 'error_not_available' };
  if (backoffice?.kind === 'redirect') return { kind: 'follow', url: backoffice.url };
  return { kind: 'go', destination: found ?? toFundRequest(situation.fund.id) };
}

/**
 * The error page for a failed check. Null when the failure policy of the shop applies: a 403 of the platform, whose
 * message may not be one for residents, or a failure that says nothing about the check.
 */
export function checkRefusal(failure: Failure, fundId: string): CheckOutcome | null {
  if (isOfAnyCall(failure)) return null;
  if (failure.kind === 'forbidden' && (failure.message !== null || failure.errorCode === null)) return null;
  return { kind: 'go', destination: errorPageOf(failure.errorCode, fundId) };
}

/** Where the vouchers of a check are shown: the only one, or the list of several or of other funds; null without any. */
function foundVouchers(check: FundCheck, own: readonly Voucher[], { fund }: CheckSituation): Destination | null {
  const addresses = new Set([...check.vouchers, ...vouchersOf(fund, own)].map(({ address }) => address));
  const [address] = addresses;
  const count = Math.max(addresses.size, check.assignedVouchers);
  if (count === 0) return null;
  return address === undefined || count > 1 ? goTo('vouchers', {}) : goTo('voucher', { address });
}

/** Whether a request can be made for the fund: it takes requests, and the BSN is known where DigiD is mandatory. */
export function requestPossible({ fund, digid, bsnKnown }: RequestSituation): boolean {
  return fund.allowFundRequests && (bsnKnown || !digid.mandatory);
}
