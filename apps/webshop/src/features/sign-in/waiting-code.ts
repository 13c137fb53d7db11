import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { WaitForApp, WaitingSignIn } from '@stadstegoed/core/sign-in/wait-for-app.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Task } from '../../support/task.ts';

/** A sign-in that the platform has opened: the token that waits and the code to show for it. */
export interface OpenedSignIn {
  readonly accessToken: string;
  readonly code: string;
}

/** What a code to show depends on. */
export interface WaitingCodeParts {
  readonly shownAs: WaitingSignIn['shownAs'];
  readonly open: () => Promise<Result<OpenedSignIn, Failure>>;
  readonly wait: WaitForApp;
  readonly onSignedIn: () => void;
}

/**
 * A code on the screen that waits until somebody approves it (1 §4, access-token check). The wait is given up when the
 * step is left. A code that is over stays over until a new one is asked for.
 */
export class WaitingCode {
  state: 'opening' | 'waiting' | 'over' | 'failed' = 'opening';
  /** What is shown: the token in the QR code, or six digits; null until it is there. */
  code: string | null = null;
  readonly #parts: WaitingCodeParts;
  readonly #wait = new Task();
  /** A code that is being opened, so that start, stop and start again open one and not two. */
  #opening: Promise<Result<OpenedSignIn, Failure>> | null = null;

  constructor(parts: WaitingCodeParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a fresh code and waits for its approval. */
  renew(): Promise<void> {
    return this.#wait.follow(async (signal) => {
      this.#show('opening', null);
      const opened = await this.#openOnce();
      if (signal.aborted) return;
      if (!opened.ok) return this.#show('failed', null);
      this.#show('waiting', opened.value.code);
      await this.#waitFor(opened.value.accessToken, signal);
    });
  }

  /** Gives up the wait. */
  stop(): void {
    this.#wait.cancel();
  }

  /** Ends the wait with nothing to show for it; a new code can be asked for. */
  fail(): void {
    this.stop();
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
