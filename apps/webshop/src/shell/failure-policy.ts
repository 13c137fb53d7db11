import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { FailurePolicy, Notices, Sentence } from '../support/app-ports.ts';
import { failureSentence, readFailureSentence } from '../support/failure-sentence.ts';

/** Once for all screens: a failure that no screen treats specially becomes a danger notice. */
export class NoticeFailurePolicy implements FailurePolicy {
  readonly #notices: Notices;

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  report(failure: Failure): void {
    this.#tell(failureSentence(failure));
  }

  reportRead(failure: Failure): void {
    this.#tell(readFailureSentence(failure));
  }

  #tell(sentence: Sentence | null): void {
    if (sentence) this.#notices.show('danger', sentence);
  }
}
