import { isUncertain, type Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { readFactorCode, type SecondFactors as State } from './second-factor.ts';
import type { SecondFactors } from './second-factors.port.ts';

/** What a code is given for. */
export type CodeGoal =
  | { readonly kind: 'confirm' | 'remove' }
  /** `app`: the key of the app that made the code; `phone` for text messages. */
  | { readonly kind: 'activate'; readonly app: string };

/** Why a code is not accepted. */
export type CodeRefusal = 'code_incomplete' | 'code_wrong';

/**
 * Gives the code of a second factor. When the answer was lost, or the platform says that there is nothing left to do, it
 * looks: another tab or the first try may have done it.
 */
export class GiveFactorCode {
  readonly #factors: SecondFactors;

  constructor(factors: SecondFactors) {
    this.#factors = factors;
  }

  async run(goal: CodeGoal, id: string, typed: string): Promise<Result<void, Refusal<CodeRefusal> | Failure>> {
    const code = readFactorCode(typed);
    if (code === null) return err(refusal('code_incomplete'));
    const answer = await this.#send(goal, id, code);
    if (answer.ok) return answer;
    const { error } = answer;
    if (error.kind === 'invalid' && 'code' in error.fields) return err(refusal('code_wrong'));
    const mayBeDone = isUncertain(error) || error.kind === 'forbidden' || error.kind === 'not_found';
    return mayBeDone && (await this.#isDone(goal, id)) ? ok(undefined) : answer;
  }

  #send(goal: CodeGoal, id: string, code: string): Promise<Result<void, Failure>> {
    if (goal.kind === 'activate') return this.#factors.activate(id, code, goal.app);
    return goal.kind === 'confirm' ? this.#factors.confirm(id, code) : this.#factors.remove(id, code);
  }

  async #isDone(goal: CodeGoal, id: string): Promise<boolean> {
    const now = await this.#factors.read();
    return now.ok && now.value !== null && isAsWanted(goal, id, now.value);
  }
}

function isAsWanted({ kind }: CodeGoal, id: string, { isConfirmed, active }: State): boolean {
  if (kind === 'confirm') return isConfirmed;
  return active.some((factor) => factor.id === id) === (kind === 'activate');
}
