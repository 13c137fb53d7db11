import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { About, FailurePolicy, Toasts } from '../lib/app/app-ports.ts';
import { failureSentence } from '../lib/action/failure-sentence.ts';

/** The default failure handling of all screens: shows the failure as a danger toast. */
export class ToastFailurePolicy implements FailurePolicy {
  readonly #toasts: Toasts;

  constructor(toasts: Toasts) {
    this.#toasts = toasts;
  }

  report(failure: Failure, about?: About): void {
    const sentence = failureSentence(failure, about);
    if (sentence) this.#toasts.show('danger', sentence);
  }
}
