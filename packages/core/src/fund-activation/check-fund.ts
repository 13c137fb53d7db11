import type { Failure } from '../shared/failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { checkOutcome, checkRefusal, type CheckOutcome, type CheckSituation } from './check-result.ts';
import type { FundActivation } from './fund-activation.port.ts';

/** Checks by BSN which vouchers and prevalidations the resident has for a fund. */
export class CheckFund {
  readonly #activation: Pick<FundActivation, 'check'>;

  constructor(activation: Pick<FundActivation, 'check'>) {
    this.#activation = activation;
  }

  async run(situation: CheckSituation): Promise<Result<CheckOutcome, Failure>> {
    const check = await this.#activation.check(situation.fund.id);
    if (check.ok) return ok(checkOutcome(check.value, situation));
    const refusal = checkRefusal(check.error);
    return refusal === null ? err(check.error) : ok(refusal);
  }
}
