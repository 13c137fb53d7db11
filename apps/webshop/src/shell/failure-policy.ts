import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { FailurePolicy, Notices } from '../support/app-ports.ts';
import { failureSentence } from '../support/failure-sentence.ts';

/** Once for all screens: a failure that no screen treats specially becomes a danger notice. */
export class NoticeFailurePolicy implements FailurePolicy {
  readonly #notices: Notices;

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  report(failure: Failure): void {
    const sentence = failureSentence(failure);
    if (sentence) this.#notices.show('danger', sentence);
  }
}
