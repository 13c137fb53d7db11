import type { Failure, FailureKind, VoucherEnd } from '@stadstegoed/core/shared/failure.ts';
import type { About, Sentence } from '../app/app-ports.ts';
import type { TextKey } from '../../texts/text-keys.ts';

/** The failures of which the resident reads our own words: the platform has none for them, or none for a resident. */
type OwnWords = Readonly<
  Record<
    Extract<
      FailureKind,
      | 'offline'
      | 'unreachable'
      | 'timeout'
      | 'invalid'
      | 'forbidden'
      | 'not_found'
      | 'second_factor_required'
      | 'unexpected'
    >,
    TextKey
  >
>;

/** Our own words for a reason of the platform that has no sentence for residents. */
const REASONS: Readonly<Record<string, TextKey>> = {
  bsn_session_expired: 'shell.failure.digidTooLongAgo',
  product_not_available: 'shell.failure.offerGone',
};

const PRESS: OwnWords = {
  offline: 'shell.failure.offline',
  unreachable: 'shell.failure.unreachable',
  // The platform may have carried it out, so the sentence does not say that nothing happened.
  timeout: 'shell.failure.timeout',
  invalid: 'shell.failure.refused',
  forbidden: 'shell.failure.refused',
  not_found: 'shell.failure.notFound',
  second_factor_required: 'shell.failure.secondFactor',
  unexpected: 'shell.failure.unexpected',
};

const FORM: OwnWords = {
  ...PRESS,
  offline: 'shell.failure.offlineForm',
  unreachable: 'shell.failure.unreachableForm',
  timeout: 'shell.failure.timeoutForm',
  invalid: 'shell.failure.refusedForm',
  unexpected: 'shell.failure.unexpectedForm',
};

const READ: OwnWords = { ...PRESS, timeout: 'shell.failure.timeoutRead' };

const WORDS: Readonly<Record<About, OwnWords>> = { press: PRESS, form: FORM, read: READ };

/** The sentence that tells the resident of a failure; null when nothing is shown. */
export function failureSentence(failure: Failure, about: About = 'press'): Sentence | null {
  return sentenceOf(failure, WORDS[about]);
}

function sentenceOf(failure: Failure, words: OwnWords): Sentence | null {
  const { kind, message, voucherEnd } = failure;
  if (voucherEnd !== undefined) return voucherEndSentence(voucherEnd, 'call');
  switch (kind) {
    case 'aborted':
    case 'unauthorised':
      // A read that was given up, or a sign-in that ended: the session tells of that itself.
      return null;
    case 'invalid':
    case 'forbidden':
      return message === null ? ownSentence(failure, words[kind]) : { literal: message };
    case 'rate_limited':
      return limitSentence(failure, 'shell.failure.tooOften');
    case 'unexpected':
    case 'unreachable':
      return ownSentence(failure, words[kind]);
    default:
      return { key: words[kind] };
  }
}

/** The sentences that say that there is no connection, with the internet or with the platform. */
const NO_CONNECTION: readonly TextKey[] = [PRESS, FORM].flatMap(({ offline, unreachable }) => [offline, unreachable]);

/** Whether a sentence says that there is no connection, which is no longer true once the platform answers. */
export function saysNoConnection(sentence: Sentence): boolean {
  return 'key' in sentence && NO_CONNECTION.includes(sentence.key);
}

/** The sentence that says why a voucher can no longer be used, and to choose another one or to call. */
export function voucherEndSentence(end: VoucherEnd, next: 'choose' | 'call'): Sentence {
  const key = `shell.voucherEnd.${end.kind}.${next}` as const;
  return end.kind === 'expired' ? { key, values: { lastDay: end.lastDay } } : { key };
}

/**
 * The sentence of a rate limit: the platform's, else when to try again, else `general` without a time. Times are rounded up, so
 * that nobody tries too early.
 */
export function limitSentence({ message, retryAfterSeconds }: Failure, general: TextKey): Sentence {
  if (message !== null) return { literal: message };
  if (retryAfterSeconds === null) return { key: general };
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes <= MOST_MINUTES
    ? { key: 'shell.failure.tooOftenMinutes', values: { count: minutes } }
    : { key: 'shell.failure.tooOftenHours', values: { count: Math.ceil(minutes / 60) } };
}

/** The longest wait that is said in minutes. */
const MOST_MINUTES = 90;

/** Our own words for the reason of the platform, or the general ones with its code, for residents who ask for help. */
function ownSentence({ code, errorCode }: Failure, general: TextKey): Sentence {
  const shown = code ?? errorCode;
  if (shown === null) return { key: general };
  const reason = Object.hasOwn(REASONS, shown) ? REASONS[shown] : undefined;
  return reason === undefined ? { key: general, code: shown } : { key: reason };
}
