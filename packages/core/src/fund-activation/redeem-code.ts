import type { Destination } from '../shared/destination.ts';
import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, mapResult, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import {
  activationCodeProblem,
  formatActivationCode,
  type ActivationCodePolicy,
  type ActivationCodeProblem,
} from './activation-code.ts';
import type { FundActivation } from './fund-activation.port.ts';
import { afterRedeem } from './redeem-result.ts';

/** The typed code and the code format of this municipality. */
export interface RedeemCodeInput {
  readonly typed: string;
  readonly policy: ActivationCodePolicy;
}

/** The vouchers of a code, and the screen that shows them. */
export interface Redeemed {
  readonly vouchers: readonly Voucher[];
  readonly destination: Destination;
}

/** Redeems an activation code for vouchers. `redeemProblem` determines how a failure is shown. */
export class RedeemCode {
  readonly #activation: Pick<FundActivation, 'redeem'>;

  constructor(activation: Pick<FundActivation, 'redeem'>) {
    this.#activation = activation;
  }

  async run({ typed, policy }: RedeemCodeInput): Promise<Result<Redeemed, Refusal<ActivationCodeProblem> | Failure>> {
    const code = formatActivationCode(typed, policy);
    const problem = activationCodeProblem(code, policy);
    if (problem !== null) return err(refusal(problem));
    const redeemed = await this.#activation.redeem(code);
    return mapResult(redeemed, (vouchers) => ({ vouchers, destination: afterRedeem(vouchers) }));
  }
}
