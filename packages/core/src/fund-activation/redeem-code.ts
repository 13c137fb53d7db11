import type { Destination } from '../shared/destination.ts';
import { isUnanswered, type Failure } from '../shared/failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  activationCodeProblem,
  formatActivationCode,
  type ActivationCodePolicy,
  type ActivationCodeProblem,
} from './activation-code.ts';
import type { FundActivation } from './fund-activation.port.ts';
import { afterRedeem, redeemRefusal, type RedeemRefusal } from './redeem-result.ts';

/** A code as it was typed, and how this municipality's codes look. */
export interface RedeemCodeInput {
  readonly typed: string;
  readonly policy: ActivationCodePolicy;
}

/** The no to a code: wrong before it was sent, refused by the platform, or a failure for the common handling. */
export type RedeemCodeError =
  | { readonly kind: 'problem'; readonly problem: ActivationCodeProblem }
  | { readonly kind: 'refused'; readonly refusal: RedeemRefusal }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Trades an activation code for vouchers (1 §5, 1 §7). */
export class RedeemCode {
  readonly #activation: Pick<FundActivation, 'redeem'>;

  constructor(activation: Pick<FundActivation, 'redeem'>) {
    this.#activation = activation;
  }

  async run({ typed, policy }: RedeemCodeInput): Promise<Result<Destination, RedeemCodeError>> {
    const code = formatActivationCode(typed, policy);
    const problem = activationCodeProblem(code, policy);
    if (problem !== null) return err({ kind: 'problem', problem });
    const redeemed = await this.#activation.redeem(code);
    if (redeemed.ok) return ok(afterRedeem(redeemed.value));
    const failure = redeemed.error;
    if (isUnanswered(failure)) return err({ kind: 'failed', failure });
    return err({ kind: 'refused', refusal: redeemRefusal(failure) });
  }
}
