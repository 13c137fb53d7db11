import type { Fund } from '../funds/fund.ts';
import { fundRequestTarget } from '../sign-in/auth-target.ts';
import { digidErrorPage } from '../sign-in/digid-error.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { activationOptions, type ActivationOption, type DigidPolicy } from './activation-options.ts';
import { backofficeErrorState, type ActivationState } from './activation-state.ts';
import type { ActivationVisit } from './activation-visit.ts';
import { fundFacts } from './fund-facts.ts';
import type { OwnFundRequest } from './own-fund-request.ts';

/** Funds that start the digital ID without being asked, in every municipality (1 §4, decision 26). */
const DIGID_AT_ONCE: readonly string[] = ['IIT', 'bus_2020', 'meedoen'];

/** All that the entry of fund-activate is decided on. The resident is signed in. */
export interface ActivationFacts {
  readonly fund: Fund;
  readonly vouchers: readonly Voucher[];
  readonly requests: readonly OwnFundRequest[];
  readonly digid: DigidPolicy;
  readonly visit: ActivationVisit;
  /** The keys of further funds that start DigiD at once in this municipality. */
  readonly moreDigidAtOnce?: readonly string[];
}

/** What the entry of fund-activate comes to. */
export type ActivationStep =
  /** A state of the screen, with the ways to choose from. */
  | {
      readonly kind: 'show';
      readonly fund: Fund;
      readonly state: ActivationState;
      readonly options: readonly ActivationOption[];
    }
  | { readonly kind: 'go'; readonly destination: Destination }
  /** Everything is known and valid: apply at once. */
  | { readonly kind: 'apply' }
  /** The resident just confirmed the BSN: look for what waits (`CheckFund`). */
  | { readonly kind: 'check'; readonly fund: Fund }
  /** Leave for DigiD (`StartDigid`). */
  | { readonly kind: 'start_digid'; readonly fund: Fund };

/** Where a visitor goes: to start, with this fund as the target of signing in (1 §4; auth target code). */
export function toSignIn(fundId: string): Destination {
  return goTo('start', {}, { target: fundRequestTarget(fundId) });
}

/** Decides where a signed-in resident enters the activation of a fund, in the order of decision 3 (1 §4). */
export function resolveActivation(facts: ActivationFacts): ActivationStep {
  return stepOfPossession(facts) ?? stepOfReturn(facts) ?? stepOfFund(facts) ?? stepOfOptions(facts);
}

/** What was already got or asked for. */
function stepOfPossession({ fund, vouchers, requests }: ActivationFacts): ActivationStep | null {
  const [voucher] = fundFacts(fund, vouchers).vouchers;
  if (voucher) return go(goTo('voucher', { address: voucher.address }));
  if (fund.takenByPartner) return show(fund, 'taken_by_partner');
  return requests.some(({ state }) => state === 'pending') ? show(fund, 'fund_already_applied') : null;
}

/** With what the resident comes back, from DigiD or from an earlier check. */
function stepOfReturn({ visit, fund }: ActivationFacts): ActivationStep | null {
  if (visit.digidError !== null) return go(digidErrorPage(visit.digidError, fund.id));
  if (visit.digidSuccess) return { kind: 'check', fund };
  if (visit.backofficeVoucher !== null) return go(goTo('voucher', { address: visit.backofficeVoucher }));
  if (visit.backofficeError && !visit.backofficeError.fallback) {
    return show(fund, backofficeErrorState(visit.backofficeError.key));
  }
  return null;
}

/** What the fund does by itself. */
function stepOfFund({ fund, digid, visit, moreDigidAtOnce = [] }: ActivationFacts): ActivationStep | null {
  if (fundFacts(fund, []).isApplicable) return { kind: 'apply' };
  const startsDigid = [...DIGID_AT_ONCE, ...moreDigidAtOnce].includes(fund.key) && digid.available && !visit.digidTried;
  return startsDigid ? { kind: 'start_digid', fund } : null;
}

/** The ways that are left to the resident. */
function stepOfOptions({ fund, digid, visit }: ActivationFacts): ActivationStep {
  const options = activationOptions(fund, digid);
  const [first, ...others] = options;
  if (first === undefined) return go(goTo('funds', {}));
  if (first === 'request') return go(toFundRequest(fund.id));
  if (others.length === 0 && first !== 'digid') return { kind: 'show', fund, state: first, options };
  const chosen = options.find((option) => option === visit.option);
  return { kind: 'show', fund, state: chosen ?? 'select', options };
}

/** The request wizard; it must be entered from here (1 §2). */
export function toFundRequest(fundId: string): Destination {
  return goTo('fund-request', { id: fundId }, { from: 'fund-activate' });
}

function go(destination: Destination): ActivationStep {
  return { kind: 'go', destination };
}

function show(fund: Fund, state: ActivationState): ActivationStep {
  return { kind: 'show', fund, state, options: [] };
}
