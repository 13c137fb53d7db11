import type { Fund } from '../funds/fund.ts';
import type { Destination } from '../shared/destination.ts';
import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { afterApply, applicableFundRemains, listApplyBlock, type ListApplyRefusal } from './apply-rules.ts';
import type { FundActivation } from './fund-activation.port.ts';

/**
 * A fund in a list, with all funds of the municipality (not only those that the filters show) and the resident's vouchers.
 * `funds` is null when they were not read.
 */
export interface ApplyFundFromListInput {
  readonly fund: Fund;
  readonly funds: readonly Fund[] | null;
  readonly vouchers: readonly Voucher[];
}

/** The result of applying from a list. A failure carries the server's message for a danger toast (FA-075). */
export type ApplyFundFromListOutcome =
  /** No other fund can be activated: the resident goes to the voucher. */
  | { readonly kind: 'applied_last'; readonly destination: Destination }
  /** Other funds can be activated, or that is unknown: the screen reloads the list. */
  | { readonly kind: 'applied_more_left' };

/** Applies for a fund straight from a list of funds. */
export class ApplyFundFromList {
  readonly #activation: Pick<FundActivation, 'apply'>;

  constructor(activation: Pick<FundActivation, 'apply'>) {
    this.#activation = activation;
  }

  async run(
    input: ApplyFundFromListInput,
  ): Promise<Result<ApplyFundFromListOutcome, Refusal<ListApplyRefusal> | Failure>> {
    const { fund, funds, vouchers } = input;
    const block = listApplyBlock(fund);
    if (block !== null) return err(refusal(block));
    const applied = await this.#activation.apply(fund.id);
    if (!applied.ok) return applied;
    if (funds === null || applicableFundRemains(fund, funds, vouchers)) return ok({ kind: 'applied_more_left' });
    return ok({ kind: 'applied_last', destination: afterApply(fund.id, applied.value) });
  }
}
