import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FailurePolicy, Sentence } from '../../support/app-ports.ts';
import { failureSentence } from '../../support/failure-sentence.ts';

/**
 * The call of a confirmation dialog. The dialog shows its failure above the buttons; after the dialog was closed it is
 * a notice, so that no failure is silent.
 */
export class ConfirmCall {
  isBusy = false;
  problem: Sentence | null = null;
  readonly #failures: FailurePolicy;
  #isOpen = true;
  /** The dialog is still there while it closes. */
  #isDone = false;

  constructor(failures: FailurePolicy) {
    this.#failures = failures;
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Calls once. Something that is gone already counts as done. */
  async run(call: () => Promise<Result<void, Failure>>, onDone: () => void): Promise<void> {
    if (this.isBusy || this.#isDone) return;
    this.isBusy = true;
    this.problem = null;
    const outcome = await call();
    runInAction(() => {
      this.isBusy = false;
      this.#isDone = outcome.ok || outcome.error.kind === 'not_found';
      if (outcome.ok || this.#isDone) onDone();
      else this.#report(outcome.error);
    });
  }

  #report(failure: Failure): void {
    if (this.#isOpen) this.problem = failureSentence(failure);
    else this.#failures.report(failure);
  }
}
