import type { Fund } from '../funds/fund.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { fundFacts } from './fund-facts.ts';
import { applyBlock, type ApplyBlock } from './apply-block.ts';

/** Why a fund of a list cannot be applied for (FA-052); `taken_by_partner` is shown in a dialog. */
export type ListApplyRefusal = ApplyBlock | 'taken_by_partner';

/** The reason that blocks applying for a fund of a list; null when the resident may apply. */
export function listApplyBlock(fund: Fund): ListApplyRefusal | null {
  return applyBlock(fund) ?? (fund.takenByPartner ? 'taken_by_partner' : null);
}

/** Whether the list has another fund to apply for after this one: applicable and without a voucher. */
export function applicableFundRemains(applied: Fund, funds: readonly Fund[], vouchers: readonly Voucher[]): boolean {
  return funds.some((fund) => {
    const facts = fundFacts(fund, vouchers);
    return fund.id !== applied.id && facts.isApplicable && !facts.alreadyReceived;
  });
}

/** The destination after applying: the voucher, or the page of the fund when no voucher was created. */
export function afterApply(fundId: string, voucher: Voucher | null): Destination {
  return voucher === null ? goTo('fund', { id: fundId }) : goTo('voucher', { address: voucher.address });
}
