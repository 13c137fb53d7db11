import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FailurePolicy, Sentence } from './app-ports.ts';
import { failureSentence, formFailureSentence } from './failure-sentence.ts';

/**
 * A failure in a dialog that belongs to no field. The dialog shows it above its buttons, because a notice disappears.
 * After the dialog was closed it is a notice, so that no failure is silent.
 */
export class DialogProblem {
  sentence: Sentence | null = null;
  /** Whether the dialog is open; a call can end after it was closed. */
  isOpen = true;
  readonly #failures: FailurePolicy;
  readonly #about: 'press' | 'form';

  /** `about`: whether the dialog only asks for a press, or has fields whose values stay after a failure. */
  constructor(failures: FailurePolicy, about: 'press' | 'form' = 'press') {
    this.#failures = failures;
    this.#about = about;
    makeAutoObservable(this, { sentence: observableRef }, { autoBind: true });
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  clear(): void {
    this.sentence = null;
  }

  /** Shows a failure in the dialog, or as a notice once the dialog is closed. */
  report(failure: Failure): void {
    const isForm = this.#about === 'form';
    if (this.isOpen) this.sentence = isForm ? formFailureSentence(failure) : failureSentence(failure);
    else this.#failures.report(failure);
  }

  /** Shows a sentence of the shop instead of the common one for a failure; `failure` is reported after closing. */
  explain(sentence: Sentence, failure: Failure): void {
    if (this.isOpen) this.sentence = sentence;
    else this.#failures.report(failure);
  }

  /** Shows a rejection by the rules of the shop. */
  refuse(sentence: Sentence): void {
    this.sentence = sentence;
  }
}
