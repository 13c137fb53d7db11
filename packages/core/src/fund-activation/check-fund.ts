import type { Failure } from '../shared/failure.ts';
import { completeItems } from '../shared/page.ts';
import { ok, type Result } from '../shared/result.ts';
import { checkOutcome, checkRefusal, type CheckOutcome, type CheckSituation } from './check-result.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import type { FundActivation } from './fund-activation.port.ts';

/** Checks by BSN which vouchers and prevalidations the resident has for a fund. */
export class CheckFund {
  readonly #activation: Pick<FundActivation, 'check'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;

  constructor(activation: Pick<FundActivation, 'check'>, vouchers: Pick<Vouchers, 'list'>) {
    this.#activation = activation;
    this.#vouchers = vouchers;
  }

  async run(situation: CheckSituation): Promise<Result<CheckOutcome, Failure>> {
    const check = await this.#activation.check(situation.fund.id);
    if (!check.ok) {
      const refusal = checkRefusal(check.error, situation.fund.id);
      return refusal === null ? check : ok(refusal);
    }
    const own = completeItems(await this.#vouchers.list({ archived: false }));
    return own.ok ? ok(checkOutcome(check.value, own.value, situation)) : own;
  }
}
