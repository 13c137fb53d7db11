import type { Fund } from '../funds/fund.ts';
import { fundRequestTarget } from '../sign-in/auth-target.ts';
import { digidErrorPage, isDigidCancelled } from '../sign-in/digid-error.ts';
import { goTo, type Destination, type Query } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { activationOptions, type ActivationOption, type DigidPolicy } from './activation-options.ts';
import { backofficeErrorState, type ActivationState } from './activation-state.ts';
import type { ActivationVisit } from './activation-visit.ts';
import { fundFacts } from './fund-facts.ts';
import type { OwnFundRequest } from './own-fund-request.ts';

/** Keys of the funds that start DigiD automatically, in every municipality (FA-037, reading 26). */
const DIGID_AT_ONCE: readonly string[] = ['IIT', 'bus_2020', 'meedoen'];

/** The input of `resolveActivation`. The resident is signed in. */
export interface ActivationFacts {
  readonly fund: Fund;
  readonly vouchers: readonly Voucher[];
  readonly requests: readonly Pick<OwnFundRequest, 'id' | 'state'>[];
  readonly digid: DigidPolicy;
  readonly visit: ActivationVisit;
  /** The keys of further funds that start DigiD automatically in this municipality. */
  readonly moreDigidAtOnce?: readonly string[];
  /** Whether the BSN confirmation of the resident is still valid for this fund. */
  readonly isConfirmed: boolean;
  /** Whether the resident came back from DigiD with this sign-in. */
  readonly signedInWithDigid: boolean;
  /** Whether the resident began a request for this fund on this device. */
  readonly hasDraft: boolean;
}

/** The next step of fund-activate. */
export type ActivationStep =
  /** A state of the screen, with the available options. */
  | {
      readonly kind: 'show';
      readonly fund: Fund;
      readonly state: ActivationState;
      readonly options: readonly ActivationOption[];
    }
  | { readonly kind: 'go'; readonly destination: Destination }
  /** All criteria are valid: apply immediately. */
  | { readonly kind: 'apply' }
  /** The resident has confirmed the BSN: check the fund (`CheckFund`). */
  | { readonly kind: 'check'; readonly fund: Fund }
  /** Leave for DigiD (`StartDigid`). */
  | { readonly kind: 'start_digid'; readonly fund: Fund };

/** The start screen for a visitor, with this fund as the target after sign-in. */
export function toSignIn(fundId: string, query: Query = {}): Destination {
  return goTo('start', {}, { target: fundRequestTarget(fundId), ...query });
}

/** Where a visitor goes; null for one who finished DigiD in another browser, and reads for which fund that was. */
export function visitorDestination(fundId: string, { digidError, digidSuccess }: ActivationVisit): Destination | null {
  if (digidError !== null && !isDigidCancelled(digidError)) return digidErrorPage(digidError, fundId);
  if (digidError !== null) return toSignIn(fundId, { digid_error: digidError });
  return digidSuccess ? null : toSignIn(fundId);
}

/** Determines the next step of a signed-in resident in fund-activate, in the order of reading 3. */
export function resolveActivation(facts: ActivationFacts): ActivationStep {
  return ownershipStep(facts) ?? stepOfReturn(facts) ?? stepOfFund(facts) ?? stepOfOptions(facts);
}

/** The step for a resident who already has a voucher or a pending request, or whose partner has the fund. */
export function ownershipStep({ fund, vouchers, requests }: ActivationFacts): ActivationStep | null {
  const [voucher] = fundFacts(fund, vouchers).vouchers;
  if (voucher) return go(toOwnVoucher(fund, voucher));
  if (fund.takenByPartner) return show(fund, 'taken_by_partner');
  return requests.some(({ state }) => state === 'pending') ? show(fund, 'fund_already_applied') : null;
}

/** The voucher that the resident already has. It says that a code was not used, where the fund takes codes. */
function toOwnVoucher(fund: Fund, { address }: Voucher): Destination {
  return goTo('voucher', { address }, fund.allowPrevalidations ? { from: 'fund-activate' } : {});
}

/** The step for a resident who returns from DigiD or from an earlier check. */
function stepOfReturn({ visit, fund }: ActivationFacts): ActivationStep | null {
  const { digidError } = visit;
  if (digidError !== null && !isDigidCancelled(digidError)) return go(digidErrorPage(digidError, fund.id));
  if (visit.digidSuccess) return { kind: 'check', fund };
  if (visit.backofficeVoucher !== null) return go(goTo('voucher', { address: visit.backofficeVoucher }));
  if (visit.backofficeError && !visit.backofficeError.fallback) {
    return show(fund, backofficeErrorState(visit.backofficeError.key));
  }
  return null;
}

/** The step that the fund starts automatically. DigiD is there to confirm the BSN: a confirmed one is checked at once. */
function stepOfFund(facts: ActivationFacts): ActivationStep | null {
  const { fund, digid, visit, moreDigidAtOnce = [] } = facts;
  if (fundFacts(fund, []).isApplicable) return { kind: 'apply' };
  if (goesOnWithDigid(facts)) return { kind: 'check', fund };
  const isAutomatic = [...DIGID_AT_ONCE, ...moreDigidAtOnce].includes(fund.key) && digid.available && !visit.digidTried;
  if (!isAutomatic) return null;
  if (facts.isConfirmed) return { kind: 'check', fund };
  return facts.signedInWithDigid ? null : { kind: 'start_digid', fund };
}

/**
 * Whether the choice of methods was made before: by beginning a request, or by signing in with DigiD for a fund that has no
 * other method. The BSN is still confirmed then, so nothing is asked.
 */
function goesOnWithDigid({ fund, digid, visit, isConfirmed, signedInWithDigid, hasDraft }: ActivationFacts): boolean {
  const options = activationOptions(fund, digid);
  const wasChosen = hasDraft || (signedInWithDigid && options.length === 1);
  return isConfirmed && wasChosen && options.includes('digid') && visit.option === null && !visit.wasChecked;
}

/** The step that follows from the options the resident can choose. */
function stepOfOptions({ fund, digid, visit }: ActivationFacts): ActivationStep {
  const options = activationOptions(fund, digid);
  const [first, ...others] = options;
  if (first === undefined) return go(goTo('funds', {}));
  if (first === 'request') return go(toFundRequest(fund.id));
  if (others.length === 0 && first !== 'digid') return { kind: 'show', fund, state: first, options };
  const selected = options.find((option) => option === visit.option);
  return { kind: 'show', fund, state: selected ?? 'select', options };
}

/** The request wizard, with the query parameter that allows entering it. */
export function toFundRequest(fundId: string): Destination {
  return goTo('fund-request', { id: fundId }, { from: 'fund-activate' });
}

function go(destination: Destination): ActivationStep {
  return { kind: 'go', destination };
}

function show(fund: Fund, state: ActivationState): ActivationStep {
  return { kind: 'show', fund, state, options: [] };
}
