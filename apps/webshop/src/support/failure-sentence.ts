import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Sentence } from './app-ports.ts';

/** The sentence shown to the resident for a failure; null when nothing is shown. */
export function failureSentence(failure: Failure): Sentence | null {
  switch (failure.kind) {
    case 'aborted':
    case 'unauthorised':
      // Nothing to show for an aborted read. The session itself shows that it ended.
      return null;
    case 'offline':
      return { key: 'shell.failure.offline' };
    case 'invalid':
    case 'forbidden':
    case 'rate_limited':
      return failure.message === null ? { key: 'shell.failure.refused' } : { literal: failure.message };
    case 'not_found':
      return { key: 'shell.failure.notFound' };
    case 'unexpected':
      return { key: 'shell.failure.unexpected' };
  }
}

/** The sentence for a failed read, which does not mention form values. */
export function readFailureSentence(failure: Failure): Sentence | null {
  switch (failure.kind) {
    case 'offline':
      return { key: 'shell.failure.offlineRead' };
    case 'unexpected':
      return { key: 'shell.failure.unexpectedRead' };
    default:
      return failureSentence(failure);
  }
}
