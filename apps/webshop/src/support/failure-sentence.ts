import type { Failure, FailureKind } from '@stadstegoed/core/shared/failure.ts';
import type { Sentence } from './app-ports.ts';
import type { TextKey } from '../texts/text-keys.ts';

/** The failures of which the resident reads our own words: the platform has none for them, or none for a resident. */
type OwnWords = Readonly<Record<Extract<FailureKind, 'offline' | 'timeout' | 'not_found' | 'unexpected'>, TextKey>>;

const PRESS: OwnWords = {
  offline: 'shell.failure.offline',
  // The platform may have done it: nobody can say that nothing happened.
  timeout: 'shell.failure.timeout',
  not_found: 'shell.failure.notFound',
  unexpected: 'shell.failure.unexpected',
};

const FORM: OwnWords = {
  ...PRESS,
  offline: 'shell.failure.offlineForm',
  timeout: 'shell.failure.timeoutForm',
  unexpected: 'shell.failure.unexpectedForm',
};

const READ: OwnWords = { ...PRESS, timeout: 'shell.failure.timeoutRead' };

/** The sentence shown to the resident for a change that failed and that had nothing to fill in; null when nothing is shown. */
export function failureSentence(failure: Failure): Sentence | null {
  return sentenceOf(failure, PRESS);
}

/** The sentence for a form that could not be sent: it says that what was filled in stays. */
export function formFailureSentence(failure: Failure): Sentence | null {
  return sentenceOf(failure, FORM);
}

/** The sentence for a failed read, which can simply be tried again. */
export function readFailureSentence(failure: Failure): Sentence | null {
  return sentenceOf(failure, READ);
}

function sentenceOf({ kind, message }: Failure, words: OwnWords): Sentence | null {
  switch (kind) {
    case 'aborted':
    case 'unauthorised':
      // A read that was given up, or a sign-in that ended: the session tells of that itself.
      return null;
    case 'invalid':
    case 'forbidden':
      return message === null ? { key: 'shell.failure.refused' } : { literal: message };
    case 'rate_limited':
      return message === null ? { key: 'shell.failure.tooOften' } : { literal: message };
    default:
      return { key: words[kind] };
  }
}
