import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { WaitForApp, WaitingSignIn } from '@stadstegoed/core/sign-in/wait-for-app.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Task } from '../../lib/load/task.ts';

/** A sign-in that the platform opened: the token that waits for approval, and the code to show. */
export interface OpenedSignIn {
  readonly accessToken: string;
  readonly code: string;
}

export interface WaitingCodeParts {
  readonly shownAs: WaitingSignIn['shownAs'];
  readonly open: () => Promise<Result<OpenedSignIn, Failure>>;
  readonly wait: WaitForApp;
  readonly onSignedIn: () => void;
}

/**
 * A code on the screen that waits for approval. Leaving the step cancels the wait. An
 * expired code stays expired until a new one is requested.
 */
export class WaitingCode {
  state: 'opening' | 'waiting' | 'over' | 'failed' = 'opening';
  /** The content of the QR code, or six digits; null while there is none. */
  code: string | null = null;
  readonly #parts: WaitingCodeParts;
  readonly #wait = new Task();
  /** The running request for a code, so that start, stop and start again send one request. */
  #opening: Promise<Result<OpenedSignIn, Failure>> | null = null;

  constructor(parts: WaitingCodeParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a new code and waits for its approval. */
  renew(): Promise<void> {
    return this.#wait.runVoid(async (signal) => {
      this.#show('opening', null);
      const opened = await this.#openOnce();
      if (signal.aborted) return;
      if (!opened.ok) return this.#show('failed', null);
      this.#show('waiting', opened.value.code);
      await this.#waitFor(opened.value.accessToken, signal);
    });
  }

  /** Cancels the wait. */
  stop(): void {
    this.#wait.cancel();
  }

  /** Shows a failure after the wait; a new code can be requested. */
  fail(): void {
    this.#show('failed', null);
  }

  async #waitFor(accessToken: string, signal: AbortSignal): Promise<void> {
    const { wait, shownAs, onSignedIn } = this.#parts;
    const answer = await wait.run({ accessToken, shownAs, signal });
    if (signal.aborted) return;
    if (answer.ok) return onSignedIn();
    this.#show(answer.error.kind === 'refused' ? 'over' : 'failed', null);
  }

  async #openOnce(): Promise<Result<OpenedSignIn, Failure>> {
    this.#opening ??= this.#parts.open();
    try {
      return await this.#opening;
    } finally {
      this.#opening = null;
    }
  }

  #show(state: WaitingCode['state'], code: string | null): void {
    runInAction(() => {
      this.state = state;
      this.code = code;
    });
  }
}
