import type { Fund } from '../funds/fund.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { fundFacts } from './fund-facts.ts';
import { applyBlock, type ApplyBlock } from './apply-block.ts';

/** What a click on "activate" in a list comes to before the platform is asked (1 §4, fund apply). */
export type ListApplyStep =
  | { readonly kind: 'apply' }
  /** A modal instead of applying. */
  | { readonly kind: 'taken_by_partner' }
  | { readonly kind: 'blocked'; readonly block: ApplyBlock };

/** Decides whether a fund in a list may be applied for. */
export function stepBeforeListApply(fund: Fund): ListApplyStep {
  const block = applyBlock(fund);
  if (block !== null) return { kind: 'blocked', block };
  return fund.takenByPartner ? { kind: 'taken_by_partner' } : { kind: 'apply' };
}

/** Whether, after one fund of a list was applied for, another one can still be: applicable and without a voucher. */
export function applicableFundRemains(applied: Fund, funds: readonly Fund[], vouchers: readonly Voucher[]): boolean {
  return funds.some((fund) => {
    const facts = fundFacts(fund, vouchers);
    return fund.id !== applied.id && facts.isApplicable && !facts.alreadyReceived;
  });
}

/** Where an activated fund leads: to its voucher, or to its page when it makes none. */
export function afterApply(fundId: string, voucher: Voucher | null): Destination {
  return voucher === null ? goTo('fund', { id: fundId }) : goTo('voucher', { address: voucher.address });
}
