import {
  failure,
  invalid,
  unauthorised,
  type Failure,
  type FailureMeta,
  type FieldErrors,
} from '@stadstegoed/core/shared/failure.ts';

/** The message of a 401 for a session that ended by inactivity (reference part 1, 2.2). */
const SESSION_EXPIRED = 'session_expired';

/** The first status of a broken server. Its message is for its makers ("Server Error"), not for residents. */
const SERVER_ERRORS = 500;

/**
 * The English texts that the platform's framework sends when a rule says no without a text of its own (reference part 1,
 * 2.1). They say nothing to a resident, so the shop says it in its own words.
 */
const FRAMEWORK_TEXTS: ReadonlySet<string> = new Set([
  'This action is unauthorized.',
  'Too Many Attempts.',
  'The given data was invalid.',
  'Not Found',
  'Forbidden',
]);

/** A code or untranslated key, such as `unknown_client_type` or `policies/fund_requests.not_requester`. */
const CODE = /^[\w/-]*[_/][\w/.-]+$|^\w+(\.\w+)+$/;

/** Converts an error answer to a failure. The only code of the shop that reads a status code. */
export function toFailure(response: Response, body: unknown): Failure {
  const facts = factsOf(response, body);
  switch (response.status) {
    case 401:
      return unauthorised(textOf(body, 'message') === SESSION_EXPIRED, facts);
    case 403:
      return failure('forbidden', facts);
    case 404:
      return failure('not_found', facts);
    // Content that is too large is refused as a form is: the message is for the resident.
    case 413:
    case 422:
      return invalid(fieldErrorsOf(body), facts);
    case 429:
      return failure('rate_limited', facts);
    default:
      return failure('unexpected', response.status < SERVER_ERRORS ? facts : { ...facts, message: null });
  }
}

/** What the answer says beside its status. A message that no resident can read is none; a code in its place is the code. */
function factsOf(response: Response, body: unknown) {
  const sent = textOf(body, 'message');
  const isCode = sent !== null && CODE.test(sent);
  return {
    message: isCode || FRAMEWORK_TEXTS.has(sent ?? '') ? null : sent,
    errorCode: response.headers.get('Error-Code'),
    code: textOf(body, 'error') ?? (isCode ? sent : null),
    meta: metaOf(body),
  };
}

/** Thrown to end a call with a failure; it never leaves this package. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: Failure;

  constructor(why: Failure) {
    super(`The call failed: ${why.kind}`);
    this.failure = why;
  }
}

/**
 * Converts a 401 for a request without a token to `unexpected`: a public operation was rejected and there is no session
 * that could have ended, so this is an error of the platform.
 */
export function toVisitorFailure(refused: Failure): Failure {
  const { message, errorCode, code, meta } = refused;
  return refused.kind === 'unauthorised' ? failure('unexpected', { message, errorCode, code, meta }) : refused;
}

/**
 * Converts a thrown value of a call to a failure: fetch rejects with an AbortError when cancelled, a TypeError without
 * an answer and a TimeoutError after the time limit; any other error means that the body is not JSON.
 */
export function toFailureOfThrown(thrown: unknown): Failure {
  if (thrown instanceof CallFailed) return thrown.failure;
  if (thrown instanceof Error || thrown instanceof DOMException) {
    if (thrown.name === 'AbortError') return failure('aborted');
    if (thrown.name === 'TimeoutError') return failure('timeout');
    if (thrown.name === 'TypeError') return failure('offline');
  }
  return failure('unexpected');
}

function metaOf(body: unknown): FailureMeta | null {
  const meta = fieldOf(body, 'meta');
  if (typeof meta !== 'object' || meta === null) return null;
  return {
    title: textOf(meta, 'title'),
    message: textOf(meta, 'message'),
    attempts: numberOf(meta, 'attempts'),
    maxAttempts: numberOf(meta, 'max_attempts'),
    availableInSeconds: numberOf(meta, 'available_in'),
  };
}

function fieldErrorsOf(body: unknown): FieldErrors {
  const errors = fieldOf(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, textsOf(messages)]));
}

function textsOf(messages: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(messages) ? messages : [messages];
  return list.filter((message) => typeof message === 'string');
}

function textOf(body: unknown, name: string): string | null {
  const value = fieldOf(body, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(body: unknown, name: string): number | null {
  const value = fieldOf(body, name);
  return typeof value === 'number' ? value : null;
}

function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map<string, unknown>(Object.entries(body)).get(name);
}
