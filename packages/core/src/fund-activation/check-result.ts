import type { Fund } from '../funds/fund.ts';
import { UNKNOWN_ERROR } from '../pages/error-code.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import { isOfAnyCall, type Failure } from '../shared/failure.ts';
import { toFundRequest } from './activation-entry.ts';
import type { DigidPolicy } from './activation-options.ts';
import { backofficeErrorState, type ActivationState } from './activation-state.ts';
import type { FundCheck } from './fund-check.ts';

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

/** The outcome of a check, evaluated in a fixed order (FA-043 to FA-049). */
export function checkOutcome(check: FundCheck, situation: CheckSituation): CheckOutcome {
  const { backoffice, vouchers } = check;
  if (backoffice?.kind === 'error' && !backoffice.fallback) {
    return { kind: 'show', state: backofficeErrorState(backoffice.key) };
  }
  if (nothingFound(check) && !requestPossible(situation)) return { kind: 'show', state: 'error_not_available' };
  if (backoffice?.kind === 'redirect') return { kind: 'follow', url: backoffice.url };
  const [voucher, ...others] = vouchers;
  if (!voucher) return { kind: 'go', destination: toFundRequest(situation.fund.id) };
  const destination = others.length > 0 ? goTo('vouchers', {}) : goTo('voucher', { address: voucher.address });
  return { kind: 'go', destination };
}

/**
 * The error page for a failed check. Null when the failure policy of the shop applies: a 403 of the platform, whose
 * message may not be one for residents, or a failure that says nothing about the check.
 */
export function checkRefusal(failure: Failure): CheckOutcome | null {
  if (isOfAnyCall(failure)) return null;
  if (failure.kind === 'forbidden' && (failure.message !== null || failure.errorCode === null)) return null;
  return { kind: 'go', destination: goTo('error', { errorCode: failure.errorCode ?? UNKNOWN_ERROR }) };
}

function nothingFound(check: FundCheck): boolean {
  return check.vouchers.length === 0 && check.assignedVouchers === 0 && check.assignedPrevalidations === 0;
}

function requestPossible({ fund, digid, bsnKnown }: CheckSituation): boolean {
  return fund.allowFundRequests && (bsnKnown || !digid.mandatory);
}
