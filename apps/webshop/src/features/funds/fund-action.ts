import { fundButton, type FundButton } from '@stadstegoed/core/fund-activation/fund-button.ts';
import { fundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Sentence } from '../../support/app-ports.ts';

/** The one thing to do with a fund, ready to be drawn (1 §2). */
export type FundAction =
  | { readonly kind: 'go'; readonly label: Sentence; readonly to: Destination }
  /** Activates on the spot, in lists (1 §4). */
  | { readonly kind: 'apply'; readonly label: Sentence }
  /** A request is in progress: a click explains what to expect. */
  | { readonly kind: 'pending'; readonly label: Sentence }
  | { readonly kind: 'leave'; readonly label: Sentence; readonly url: string };

/** The action of a fund on its own page; null when nothing can be done with it. */
export function fundAction(fund: Fund, vouchers: readonly Voucher[]): FundAction | null {
  const button = fundButton(fund, vouchers);
  return button === null ? null : toAction(button, fund);
}

/** The action in a list: who is signed in and meets everything activates on the spot; the rest goes on to a page. */
export function fundActionInList(fund: Fund, vouchers: readonly Voucher[], signedIn: boolean): FundAction | null {
  const action = fundAction(fund, vouchers);
  const isReady = signedIn && fundFacts(fund, vouchers).isApplicable && isActivation(action);
  return isReady ? { kind: 'apply', label: { key: 'funds.button.activate' } } : action;
}

function isActivation(action: FundAction | null): boolean {
  return action?.kind === 'go' && action.to.screen === 'fund-activate';
}

function toAction(button: FundButton, fund: Fund): FundAction | null {
  switch (button.kind) {
    case 'pending':
      return { kind: 'pending', label: { key: 'funds.button.pending' } };
    case 'external':
      return isWebAddress(button.url)
        ? { kind: 'leave', label: orOwn(button.text, 'funds.button.external'), url: button.url }
        : null;
    case 'request':
      return {
        kind: 'go',
        label: orOwn(fund.requestButtonText, 'funds.button.request'),
        to: button.destination,
      };
    case 'activate':
    case 'received':
      return { kind: 'go', label: { key: `funds.button.${button.kind}` }, to: button.destination };
  }
}

function orOwn(literal: string | null, key: 'funds.button.external' | 'funds.button.request'): Sentence {
  return literal === null || literal.trim() === '' ? { key } : { literal };
}

/** An address that came from outside may only be one of the web, never one that runs something. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}
