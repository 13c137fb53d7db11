import type { CalendarDate } from './calendar-date.ts';

/** Messages per field, keyed by the dotted name of the wire, for example `records.0.value`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The details of a rate limit or a coded rejection. Times are in whole seconds. */
export interface FailureMeta {
  readonly title: string | null;
  readonly message: string | null;
  readonly attempts: number | null;
  readonly maxAttempts: number | null;
  readonly availableInSeconds: number | null;
}

/** Why a voucher can no longer be used: its last day is over, it was stopped, or nothing is left. */
export type VoucherEnd =
  | { readonly kind: 'expired'; readonly lastDay: CalendarDate }
  | { readonly kind: 'stopped' | 'used_up' };

interface FailureFacts {
  /** The platform's message for the resident, in a language the resident reads; null when it sent none such. */
  readonly message: string | null;
  /** The code of the `Error-Code` header; null when absent. */
  readonly errorCode: string | null;
  /** The platform's reason as a code, for example `used_same_fund`; null when absent. */
  readonly code: string | null;
  readonly meta: FailureMeta | null;
  /** Seconds to wait before the next try, as the answer asks; null when it does not say so. */
  readonly retryAfterSeconds: number | null;
  /** On a refusal of something with a voucher that ended meanwhile, which the shop found out by itself. */
  readonly voucherEnd?: VoucherEnd;
}

/**
 * An error of the platform or the connection. Only `packages/http/src/to-failure.ts` reads a status code; other code
 * uses the kind. `unauthorised` has `sessionExpired` when the session ended by inactivity.
 * `second_factor_required` refuses every call of a resident who stays signed in (reading 49).
 * `offline`: the browser has no network. `unreachable`: it has one, but the answer is missing or comes from something else
 * than the platform (reading 50); its `code` is the status. After a `timeout` the shop does not know whether the platform completed the request.
 */
export type Failure =
  | ({ readonly kind: 'invalid'; readonly fields: FieldErrors } & FailureFacts)
  | ({ readonly kind: 'unauthorised'; readonly sessionExpired: boolean } & FailureFacts)
  | ({
      readonly kind: 'forbidden' | 'not_found' | 'rate_limited' | 'second_factor_required' | 'unexpected';
    } & FailureFacts)
  | ({ readonly kind: 'offline' | 'unreachable' | 'timeout' | 'aborted' } & FailureFacts);

/** A form that the platform rejected, with its messages. */
export type InvalidFailure = Extract<Failure, { readonly kind: 'invalid' }>;

/** Every kind of failure, for exhaustive switches. */
export type FailureKind = Failure['kind'];

/** Failures after which the shop waits for the connection: there is no network, or it does not lead to the platform. */
export function isDisconnected({ kind }: Failure): boolean {
  return kind === 'offline' || kind === 'unreachable';
}

/** Failures without an answer to the call: none came from the platform, or nobody is signed in. */
export function isUnanswered(failure: Failure): boolean {
  const { kind } = failure;
  return isDisconnected(failure) || kind === 'timeout' || kind === 'aborted' || kind === 'unauthorised';
}

/** Failures that say nothing about what was asked for, so that the failure policy of the shop applies. */
export function isOfAnyCall(failure: Failure): boolean {
  return isUnanswered(failure) || failure.kind === 'second_factor_required';
}

/** Whether the platform may have done what was asked although the answer says nothing about it. */
export function isUncertain(failure: Failure): boolean {
  const { kind } = failure;
  return isDisconnected(failure) || kind === 'timeout' || kind === 'aborted' || kind === 'unexpected';
}

/** Whether the platform refused what was asked for a reason of its own. */
export function isRefused({ kind }: Failure): boolean {
  return kind === 'invalid' || kind === 'forbidden' || kind === 'not_found';
}

const NO_FACTS: FailureFacts = { message: null, errorCode: null, code: null, meta: null, retryAfterSeconds: null };

/** A failure of a kind without additional fields; absent facts are null. */
export function failure(
  kind: Exclude<FailureKind, 'invalid' | 'unauthorised'>,
  facts: Partial<FailureFacts> = {},
): Failure {
  return { kind, ...NO_FACTS, ...facts };
}

/** A form rejected by the server, with messages per field (422). */
export function invalid(fields: FieldErrors, facts: Partial<FailureFacts> = {}): Failure {
  return { kind: 'invalid', fields, ...NO_FACTS, ...facts };
}

/** A missing or ended sign-in (401). */
export function unauthorised(sessionExpired: boolean, facts: Partial<FailureFacts> = {}): Failure {
  return { kind: 'unauthorised', sessionExpired, ...NO_FACTS, ...facts };
}

/**
 * The code of a rejection (403), if it is one of these; null for every other failure. The platform sends it in `error`, or
 * in `message` as the last part of a key such as `policies/fund_requests.not_requester`.
 */
export function rejectionCode<Code extends string>(
  { kind, code, message }: Failure,
  codes: readonly Code[],
): Code | null {
  if (kind !== 'forbidden') return null;
  const sent = [code, message].map((text) => text?.split('.').at(-1));
  return codes.find((known) => sent.includes(known)) ?? null;
}
