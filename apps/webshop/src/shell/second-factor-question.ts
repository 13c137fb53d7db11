import type { RestrictedPart, SecondFactors as State } from '@stadstegoed/core/account/second-factor.ts';
import type { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import { when } from 'mobx';
import type { DialogStore } from './dialog-store.ts';

/** A call that waits for a second factor. */
export interface WaitingCall {
  /** Whether it would have changed something. */
  readonly isChange: boolean;
  /** What the municipality may have closed until then; null when every call is refused. */
  readonly part: RestrictedPart | null;
  readonly signal: AbortSignal;
}

/**
 * Asks the resident for her second factor when calls wait for it, once for all of them. After she put it off only what she
 * presses asks again: reads that the shop makes by itself do not.
 */
export class SecondFactorQuestion {
  readonly #dialogs: DialogStore;
  readonly #factors: SecondFactors;
  readonly #token: () => string | null;
  /** The sign-in in which it was put off; null when it was not. */
  #putOffIn: string | null = null;
  #reading: Promise<State | null> | null = null;
  #asking: Promise<boolean> | null = null;

  /** `token` is that of the current sign-in. */
  constructor(dialogs: DialogStore, factors: SecondFactors, token: () => string | null) {
    this.#dialogs = dialogs;
    this.#factors = factors;
    this.#token = token;
  }

  /** The resident tries again what failed without it. */
  askAgain(): void {
    this.#putOffIn = null;
  }

  /** Whether the call can be sent again. False too when the platform has no second factor, or does not say which. */
  give = async ({ isChange, part, signal }: WaitingCall): Promise<boolean> => {
    if (!isChange && this.#putOffIn !== null && this.#putOffIn === this.#token()) return false;
    this.#reading ??= this.#read();
    const state = await this.#reading;
    if (state === null || (part !== null && !state.restricted.includes(part))) return false;
    // Another tab gave it meanwhile.
    if (state.isConfirmed) return true;
    this.#asking ??= this.#ask(state);
    return Promise.race([this.#asking, whenAborted(signal)]);
  };

  async #read(): Promise<State | null> {
    const read = await this.#factors.read();
    this.#reading = null;
    return read.ok ? read.value : null;
  }

  async #ask(state: State): Promise<boolean> {
    let isGiven = false;
    const onGiven = (): void => {
      isGiven = true;
      this.#dialogs.closeFactorQuestion();
    };
    this.#dialogs.open('second-factor-question', { state, onGiven });
    await when(() => this.#dialogs.factorQuestion === null);
    this.#asking = null;
    this.#putOffIn = isGiven ? null : this.#token();
    return isGiven;
  }
}

function whenAborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });
}
