import type { CancelSignal } from '../shared/cancel-signal.ts';
import type { Clock } from '../shared/clock.port.ts';
import { elapsedBetween } from '../shared/device-clock.ts';
import { failure, isDisconnected, type Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { AccountStore } from './account-store.port.ts';
import { newAccount, type Account } from './account.ts';
import type { SignIn } from './sign-in.port.ts';

/** Interval of polling a waiting sign-in, in milliseconds (SI-029). */
export const TOKEN_POLL_MS = 2500;

/** Milliseconds after which a waiting sign-in can no longer be approved. */
export const WAITING_FOR = { qr: 60 * 60_000, pin: 10 * 60_000 } as const;

/** A sign-in that waits for approval: by scanning the QR code, or by typing the six digits. */
export interface WaitingSignIn {
  readonly accessToken: string;
  readonly shownAs: keyof typeof WAITING_FOR;
  /** Set when the resident leaves the step; the next poll is then the last. */
  readonly signal?: CancelSignal;
}

/** Why waiting ended without a sign-in: the token became invalid, or it was not approved in time. */
export type WaitRefusal = 'token_invalid' | 'timed_out';

/**
 * Waits until the mobile app approves: polls while the state is pending and stores the
 * sign-in when it is active. A lost connection and a timeout count as pending; leaving the step ends with `aborted`.
 */
export class WaitForApp {
  readonly #signIn: SignIn;
  readonly #accounts: AccountStore;
  readonly #clock: Clock;

  constructor(signIn: SignIn, accounts: AccountStore, clock: Clock) {
    this.#signIn = signIn;
    this.#accounts = accounts;
    this.#clock = clock;
  }

  async run(waiting: WaitingSignIn): Promise<Result<Account, Refusal<WaitRefusal> | Failure>> {
    const start = this.#clock.reading();
    while (elapsedBetween(start, this.#clock.reading()) < WAITING_FOR[waiting.shownAs]) {
      await this.#pause();
      const answer = await this.#poll(waiting);
      if (answer !== 'pending') return answer;
    }
    return err(refusal('timed_out'));
  }

  async #poll(waiting: WaitingSignIn): Promise<'pending' | Result<Account, Refusal<WaitRefusal> | Failure>> {
    const { accessToken, signal } = waiting;
    if (signal?.aborted) return err(failure('aborted'));
    const state = await this.#signIn.checkToken(accessToken, signal ? { signal } : {});
    if (signal?.aborted) return err(failure('aborted'));
    if (!state.ok) return isLost(state.error) ? 'pending' : state;
    if (state.value === 'pending') return 'pending';
    if (state.value === 'invalid') return err(refusal('token_invalid'));
    const account = newAccount(accessToken, 'app');
    this.#accounts.save(account);
    return ok(account);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.after(TOKEN_POLL_MS, resolve);
    });
  }
}

function isLost(error: Failure): boolean {
  return isDisconnected(error) || error.kind === 'timeout';
}
