import type {
  CallWithoutFactor,
  FactorAnswer,
  SecondFactors as State,
} from '@stadstegoed/core/account/second-factor.ts';
import type { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import { when } from 'mobx';
import type { DialogStore } from './dialog-store.ts';

/**
 * Asks the resident for her second factor when calls wait for it, once for all of them. After she put it off only what she
 * presses asks again: reads that the shop makes by itself do not.
 */
export class SecondFactorQuestion {
  readonly #dialogs: DialogStore;
  readonly #factors: SecondFactors;
  readonly #token: () => string | null;
  /** The sign-in in which it was put off, and what was asked there; null when it was not. */
  #putOff: { readonly token: string | null; readonly state: State } | null = null;
  #reading: Promise<State | null> | null = null;
  #asking: Promise<FactorAnswer> | null = null;

  /** `token` is that of the current sign-in. */
  constructor(dialogs: DialogStore, factors: SecondFactors, token: () => string | null) {
    this.#dialogs = dialogs;
    this.#factors = factors;
    this.#token = token;
  }

  /** The resident tries again what failed without it. */
  askAgain(): void {
    this.#putOff = null;
  }

  /** Asks before the call is sent again. Not when the platform has no second factor, or does not say which. */
  give = async (call: CallWithoutFactor & { readonly signal: AbortSignal }): Promise<FactorAnswer> => {
    const { isChange, part, signal } = call;
    const putOff = this.#putOff?.token === this.#token() && !isChange ? this.#putOff.state : null;
    const state = putOff ?? (await (this.#reading ??= this.#read()));
    if (!isWantedFor(part, state)) return 'not_asked';
    if (putOff !== null) return 'put_off';
    // Another tab gave it meanwhile.
    if (state.isConfirmed) return 'given';
    this.#asking ??= this.#ask(state);
    return Promise.race([this.#asking, whenAborted(signal)]);
  };

  async #read(): Promise<State | null> {
    const read = await this.#factors.read();
    this.#reading = null;
    return read.ok ? read.value : null;
  }

  async #ask(state: State): Promise<FactorAnswer> {
    let isGiven = false;
    const onGiven = (): void => {
      isGiven = true;
      this.#dialogs.closeFactorQuestion();
    };
    this.#dialogs.open('second-factor-question', { state, onGiven });
    await when(() => this.#dialogs.factorQuestion === null);
    this.#asking = null;
    this.#putOff = isGiven ? null : { token: this.#token(), state };
    return isGiven ? 'given' : 'put_off';
  }
}

function isWantedFor(part: CallWithoutFactor['part'], state: State | null): state is State {
  return state !== null && (part === null || state.restricted.includes(part));
}

function whenAborted(signal: AbortSignal): Promise<'not_asked'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('not_asked');
    signal.addEventListener('abort', () => resolve('not_asked'), { once: true });
  });
}
