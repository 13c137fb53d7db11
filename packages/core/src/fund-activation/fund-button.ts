import type { Fund } from '../funds/fund.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { fundFacts, type KnownResident } from './fund-facts.ts';

export type FundButton =
  | { readonly kind: 'request' | 'activate' | 'received'; readonly destination: Destination }
  /** Shows that a request is in progress; no link. */
  | { readonly kind: 'pending' }
  /** Explains that the partner has the fund (FA-052); no link. */
  | { readonly kind: 'taken_by_partner' }
  | { readonly kind: 'external'; readonly text: string | null; readonly url: string };

/** The button of a fund; null when no action is possible (closed, or external without a link). */
export function fundButton(fund: Fund, allVouchers: readonly Voucher[], resident?: KnownResident): FundButton | null {
  const facts = fundFacts(fund, allVouchers, resident);
  const [first, ...others] = facts.vouchers;
  if (first) return { kind: 'received', destination: others.length > 0 ? goTo('vouchers', {}) : toVoucher(first) };
  if (fund.isExternal) return fund.externalLink && { kind: 'external', ...fund.externalLink };
  if (facts.isPending) return { kind: 'pending' };
  if (fund.takenByPartner && facts.showActivateButton) return { kind: 'taken_by_partner' };
  const destination = goTo('fund-activate', { fundId: fund.id });
  if (facts.showActivateButton) return { kind: 'activate', destination };
  return facts.canApply ? { kind: 'request', destination } : null;
}

function toVoucher(voucher: Voucher): Destination {
  return goTo('voucher', { address: voucher.address });
}
