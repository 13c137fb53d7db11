import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { About, FailurePolicy, Notices } from '../lib/app/app-ports.ts';
import { failureSentence } from '../lib/action/failure-sentence.ts';

/** The default failure handling of all screens: shows the failure as a danger notice. */
export class NoticeFailurePolicy implements FailurePolicy {
  readonly #notices: Notices;

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  report(failure: Failure, about?: About): void {
    const sentence = failureSentence(failure, about);
    if (sentence) this.#notices.show('danger', sentence);
  }
}
