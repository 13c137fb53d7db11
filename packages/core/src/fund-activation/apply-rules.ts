import type { Fund } from '../funds/fund.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { fundFacts } from './fund-facts.ts';
import { applyBlock, type ApplyBlock } from './apply-block.ts';

/** Why a fund of a list cannot be applied for (1 §4, fund apply); `taken_by_partner` is told in a modal. */
export type ListApplyRefusal = ApplyBlock | 'taken_by_partner';

/** The reason for which a fund of a list may not be applied for; null when it may. */
export function listApplyBlock(fund: Fund): ListApplyRefusal | null {
  return applyBlock(fund) ?? (fund.takenByPartner ? 'taken_by_partner' : null);
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
