import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Sentence } from './app-ports.ts';

/** What a resident reads of a failure; null for what needs no word. */
export function failureSentence(failure: Failure): Sentence | null {
  switch (failure.kind) {
    case 'aborted':
    case 'unauthorised':
      // A read that was given up, or a sign-in that ended: the session tells of that itself.
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

/** The same for something that was only read: nothing was filled in that could be lost. */
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
