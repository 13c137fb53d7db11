import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { About, FailurePolicy, Sentence } from '../app/app-ports.ts';
import { failureSentence } from './failure-sentence.ts';

/** How an action shows its failures. */
export interface ActionOptions {
  readonly failures: FailurePolicy;
  /** `toast`: nothing on the screen shows the sentence, so that every failure is a toast. */
  readonly place?: 'here' | 'toast';
  /** What the sentence is about: a press (the default), a form whose values stay, or a read. */
  readonly about?: About;
}

/** What follows an answer. */
export interface ActionAnswers<T, Code extends string> {
  readonly done: (value: T) => void | Promise<void>;
  /** A rejection by the rules of the shop; nothing when the button should not have been there. */
  readonly refused?: (code: Code) => void | Promise<void>;
  /** In place of the common sentence. */
  readonly failed?: (failure: Failure) => void | Promise<void>;
}

/**
 * A change that the press of a button sends. One run at a time: a second press sends nothing. A failure is shown where the
 * press was (`problem`), because a toast disappears; after its dialog was closed it is a toast, so that none is silent.
 *
 * ```ts
 * readonly share = new Action({ failures });
 * send(): Promise<void> {
 *   return this.share.run(() => this.#share.run(voucher), { done: () => this.#toasts.show('positive', SENT) });
 * }
 * ```
 *
 * The button shows `share.isBusy`, the dialog `share.problem`; its view model calls `open` in `start` and `close` in `stop`.
 */
export class Action {
  isBusy = false;
  /** Why the last run failed; null before, after a run that did not, and when nothing is to be said. */
  problem: Sentence | null = null;
  /** Whether the resident still sees where the problem is shown; a run can end after that. */
  isOpen = true;
  readonly #options: ActionOptions;

  constructor(options: ActionOptions) {
    this.#options = options;
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  clear(): void {
    this.problem = null;
  }

  /** Sends a change, and follows its answer. Busy until that is done too. */
  async run<T, Code extends string>(
    send: () => Promise<Result<T, Refusal<Code> | Failure>>,
    { done, refused, failed }: ActionAnswers<T, Code>,
  ): Promise<void> {
    await this.once(async () => {
      this.clear();
      const answer = await send();
      await runInAction(() => {
        if (answer.ok) return done(answer.value);
        if (answer.error.kind === 'refused') return refused?.(answer.error.code);
        return failed === undefined ? this.report(answer.error) : failed(answer.error);
      });
    });
  }

  /** Does work of any kind, one at a time; null when it was running already. */
  async once<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      return await work();
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  /** Says why it failed: here, or as a toast. */
  report(failure: Failure): void {
    const sentence = failureSentence(failure, this.#options.about);
    if (this.isOpen && this.#options.place !== 'toast') this.problem = sentence;
    else this.#options.failures.report(failure, this.#options.about);
  }

  /** Shows a sentence of the shop instead of the common one for a failure; `failure` is reported after closing. */
  explain(sentence: Sentence, failure: Failure): void {
    if (this.isOpen) this.problem = sentence;
    else this.#options.failures.report(failure, this.#options.about);
  }

  /** Shows a rejection by the rules of the shop. */
  refuse(sentence: Sentence): void {
    this.problem = sentence;
  }
}
