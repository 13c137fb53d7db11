import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { FailurePolicy, Notices, Sentence } from '../support/app-ports.ts';
import { failureSentence, formFailureSentence, readFailureSentence } from '../support/failure-sentence.ts';

/** The default failure handling of all screens: shows the failure as a danger notice. */
export class NoticeFailurePolicy implements FailurePolicy {
  readonly #notices: Notices;

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  report(failure: Failure): void {
    this.#tell(failureSentence(failure));
  }

  reportForm(failure: Failure): void {
    this.#tell(formFailureSentence(failure));
  }

  reportRead(failure: Failure): void {
    this.#tell(readFailureSentence(failure));
  }

  #tell(sentence: Sentence | null): void {
    if (sentence) this.#notices.show('danger', sentence);
  }
}
