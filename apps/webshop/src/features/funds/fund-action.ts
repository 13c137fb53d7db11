import { fundButton, type FundButton } from '@stadstegoed/core/fund-activation/fund-button.ts';
import { fundFacts, type KnownResident } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Sentence } from '../../lib/app/app-ports.ts';
import type { Session } from '../../lib/app/session.ts';
import { toWebPage } from '../../lib/app/parse-address.ts';

/** The single action that a fund offers, with its label. */
export type FundAction =
  | { readonly kind: 'go'; readonly label: Sentence; readonly to: Destination }
  /** Activates the fund without leaving the list. */
  | { readonly kind: 'apply'; readonly label: Sentence }
  /** The partner has the fund: a click opens an explanation instead of applying (FA-052). */
  | { readonly kind: 'explain'; readonly label: Sentence }
  | { readonly kind: 'leave'; readonly label: Sentence; readonly url: string };

/** Who looks at a fund. */
export interface Viewer extends KnownResident {
  readonly signedIn: boolean;
}

/** The resident or the visitor of this session. */
export function fundViewer({ isSignedIn, identity }: Pick<Session, 'isSignedIn' | 'identity'>): Viewer {
  return { signedIn: isSignedIn, bsnKnown: identity?.bsn === true };
}

/** The action of a fund on its own page; null when the fund offers none. */
export function fundAction(fund: Fund, vouchers: readonly Voucher[], resident?: KnownResident): FundAction | null {
  const button = fundButton(fund, vouchers, resident);
  return button === null ? null : toAction(button, fund);
}

/**
 * The action in a list. A resident who meets all criteria activates the fund there. Null for a fund with conditions that are
 * still open, or with a request in progress: its page says them before it asks anything.
 */
export function fundActionInList(
  fund: Fund,
  vouchers: readonly Voucher[],
  { signedIn, ...resident }: Viewer,
): FundAction | null {
  const action = fundAction(fund, vouchers, resident);
  const { alreadyReceived, isApplicable, isPending } = fundFacts(fund, vouchers);
  if (isPending) return null;
  if (action?.kind === 'go' && alreadyReceived) return { ...action, label: { key: 'funds.list.open' } };
  if (!isActivation(action)) return action;
  return signedIn && isApplicable ? { kind: 'apply', label: { key: 'funds.button.activate' } } : null;
}

/** Whether the fund can still be requested or activated, here or at another organisation. */
export function isStillToGet(action: FundAction | null): boolean {
  return action?.kind === 'leave' || isActivation(action);
}

function isActivation(action: FundAction | null): boolean {
  return action?.kind === 'go' && action.to.screen === 'fund-activate';
}

function toAction(button: FundButton, fund: Fund): FundAction | null {
  switch (button.kind) {
    case 'pending':
      return { kind: 'go', label: { key: 'funds.button.pending' }, to: goTo('own-requests', {}) };
    case 'taken_by_partner':
      return { kind: 'explain', label: { key: 'funds.list.why' } };
    case 'external':
      return toWebPage(button.url) === null
        ? null
        : { kind: 'leave', label: literalOrKey(button.text, 'funds.button.external'), url: button.url };
    case 'request':
      return {
        kind: 'go',
        label: literalOrKey(fund.requestButtonText, 'funds.button.request'),
        to: button.destination,
      };
    case 'activate':
    case 'received':
      return { kind: 'go', label: { key: `funds.button.${button.kind}` }, to: button.destination };
  }
}

function literalOrKey(literal: string | null, key: 'funds.button.external' | 'funds.button.request'): Sentence {
  return literal === null || literal.trim() === '' ? { key } : { literal };
}
