import {
  failure,
  invalid,
  unauthorised,
  type Failure,
  type FailureMeta,
  type FieldErrors,
} from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { LONGEST } from '@stadstegoed/core/shared/longest.ts';
import { TOO_LARGE } from './foreign-answer.ts';

/** The message of a 401 for a session that ended by inactivity. */
const SESSION_EXPIRED = 'session_expired';

/** The error of a 401 for a sign-in that needs a second factor first: nobody is signed out (reading 49). */
const SECOND_FACTOR = '2fa';

/** The first status of a broken server. Its message is for its makers ("Server Error"), not for residents. */
const SERVER_ERRORS = 500;

/** The English sentences of platforms for which the shop has its own, and the code under which it finds that. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['BSN session expired, please sign-in again.', 'bsn_session_expired'],
  ['Product not available.', 'product_not_available'],
]);

/** The texts that say no more than the status: a rule said no, and the reason was lost on the way. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'This action is unauthorized.',
  'Unauthenticated.',
  'Too Many Attempts.',
  'The given data was invalid.',
  'Not Found',
  'Not found.',
  'Forbidden',
  'Server Error',
  'Er is geen toestemming om deze pagina te bekijken.',
]);

/** A text about the program: names of its classes, its routes or its database, and the place of a value that was not filled in. */
const TECHNICAL = /[\\[\]{}]|SQLSTATE|^The route |method is not supported|(^|\s):[a-z_]+\b|^\w*[a-z][A-Z]\w*$/;

/** A code or untranslated key, such as `unknown_client_type`, `not-pending` or `policies/fund_requests.not_requester`. */
const CODE = /^[\w/-]*[_/][\w/.-]+$|^\w+(\.\w+)+$|^[a-z]+(-[a-z]+)*$/;

/** Words of English sentences that no Dutch sentence has. */
const ENGLISH =
  /\b(not|no|this|has|have|can|cannot|could|must|please|only|your|already|invalid|expired|required|available|allowed)\b/i;

/**
 * The fields of which the platform of July 2026 sends codes, names of its program, English or placeholders, also in Dutch
 * sentences. No resident reads a text of these; the others have sentences about what she filled in.
 */
const WITHOUT_SENTENCE =
  /^(records|fund_physical_card_type_id)$|^(criteria_groups|custom_fields|physical_card_request_address)(\.|$)|^records\.\d+\.files$/;

/** What an error answer of the platform says. */
export interface ErrorAnswer {
  readonly body: unknown;
  readonly language: Language;
  /** The wait of its `Retry-After`. */
  readonly retryAfterSeconds: number | null;
}

/** Converts an error answer of the platform to a failure. Only this, `foreign-answer.ts` and `second-factor.ts` read a status code. */
export function toFailure(response: Response, answer: ErrorAnswer): Failure {
  const { body, language } = answer;
  const facts = factsOf(response, answer);
  switch (response.status) {
    case 401:
      if (facts.code === SECOND_FACTOR) return failure('second_factor_required', facts);
      return unauthorised(textOf(body, 'message') === SESSION_EXPIRED, facts);
    case 403:
      return failure('forbidden', facts);
    case 404:
      return failure('not_found', facts);
    // Content that is too large is refused as a form is: the message is for the resident.
    case 413:
      return invalid(fieldErrorsOf(body, language), { ...facts, code: facts.code ?? TOO_LARGE });
    case 422:
      return invalid(fieldErrorsOf(body, language), facts);
    case 429:
      return failure('rate_limited', facts);
    default:
      return failure('unexpected', response.status < SERVER_ERRORS ? facts : { ...facts, message: null });
  }
}

/** What the answer says beside its status. */
function factsOf(response: Response, { body, language, retryAfterSeconds }: ErrorAnswer) {
  const sent = textOf(body, 'message');
  const meta = metaOf(body, language);
  return {
    message: messageIn(sent, body, language),
    errorCode: response.headers.get('Error-Code'),
    code: textOf(body, 'error') ?? reasonOf(sent, body),
    meta,
    retryAfterSeconds: retryAfterSeconds ?? meta?.availableInSeconds ?? null,
  };
}

/**
 * The text when a resident may read it: a sentence about her own matter in a language she reads. The shop has its own words
 * in place of a code, of a text about the program or its status, and of English for readers of Dutch.
 */
function sentenceIn(text: string | null, language: Language): string | null {
  if (text === null || CODE.test(text) || TECHNICAL.test(text) || SAYS_NOTHING.has(text) || REASONS.has(text))
    return null;
  return language === 'nl' && ENGLISH.test(text) ? null : text;
}

/** The code in place of a message, or of a sentence that the shop says in its own words. */
function reasonOf(sent: string | null, body: unknown): string | null {
  if (sent !== null && CODE.test(sent)) return sent;
  const texts = [sent ?? '', ...fieldTextsOf(body).flatMap(([, messages]) => messages)];
  return texts.map((text) => REASONS.get(text)).find((code) => code !== undefined) ?? null;
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
 * that could have ended, so this is an error of the platform, and its reason would mislead.
 */
export function toVisitorFailure(refused: Failure): Failure {
  return refused.kind === 'unauthorised' ? failure('unexpected') : refused;
}

/**
 * Converts a thrown value of a call to a failure: fetch rejects with an AbortError when cancelled, a TypeError without an answer
 * and a TimeoutError after the time limit. A SyntaxError means that the body is no JSON, or half of it (reading 50).
 */
export function toFailureOfThrown(thrown: unknown): Failure {
  if (thrown instanceof CallFailed) return thrown.failure;
  if (thrown instanceof Error || thrown instanceof DOMException) {
    if (thrown.name === 'AbortError') return failure('aborted');
    if (thrown.name === 'TimeoutError') return failure('timeout');
    if (thrown.name === 'TypeError') return failure(hasNetwork() ? 'unreachable' : 'offline');
    if (thrown.name === 'SyntaxError') return failure('unreachable');
  }
  return failure('unexpected');
}

/** A TypeError of fetch has many causes; only the browser can say that there is no network. */
function hasNetwork(): boolean {
  return globalThis.navigator.onLine !== false;
}

function metaOf(body: unknown, language: Language): FailureMeta | null {
  const meta = fieldOf(body, 'meta');
  if (typeof meta !== 'object' || meta === null) return null;
  return {
    title: sentenceIn(textOf(meta, 'title'), language),
    message: sentenceIn(textOf(meta, 'message'), language),
    attempts: numberOf(meta, 'attempts'),
    maxAttempts: numberOf(meta, 'max_attempts'),
    availableInSeconds: numberOf(meta, 'available_in'),
  };
}

/** The sentences per field; a field whose texts are not for residents has none, so that the form says at it what it can itself. */
function fieldErrorsOf(body: unknown, language: Language): FieldErrors {
  return Object.fromEntries(
    fieldTextsOf(body).map(([field, texts]) => [field, texts.filter((text) => isForResidents(text, field, language))]),
  );
}

function isForResidents(text: string, field: string, language: Language): boolean {
  return !WITHOUT_SENTENCE.test(field) && !namesItself(text, field) && sentenceIn(text, language) !== null;
}

/** The message when a resident may read it; it may repeat the text of a field that she may not read. */
function messageIn(sent: string | null, body: unknown, language: Language): string | null {
  const isOfField = fieldTextsOf(body).some(([field, texts]) =>
    texts.some((text) => sent?.startsWith(text) === true && !isForResidents(text, field, language)),
  );
  return isOfField ? null : sentenceIn(sent, language);
}

/** Whether a text has the name of its field in the program, such as `house nr` or `records.0.value`. */
function namesItself(text: string, field: string): boolean {
  const isWord = /^[a-z]+$/.test(field);
  return !isWord && [field, field.replaceAll('_', ' ')].some((name) => text.toLowerCase().includes(name));
}

function fieldTextsOf(body: unknown): readonly (readonly [string, readonly string[]])[] {
  const errors = fieldOf(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return [];
  const fields = Object.entries(errors).map(
    ([field, messages]) => [field.slice(0, LONGEST.code), textsOf(messages)] as const,
  );
  return fields.filter(([, texts]) => texts.length > 0);
}

function textsOf(messages: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(messages) ? messages : [messages];
  return list.filter(isSentence);
}

function textOf(body: unknown, name: string): string | null {
  const value = fieldOf(body, name);
  return isSentence(value) && value !== '' ? value : null;
}

/** A text that is not too long to be a code or a sentence for residents. */
function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST.message;
}

/** A number, also one that a platform sends as a string. */
function numberOf(body: unknown, name: string): number | null {
  const value = fieldOf(body, name);
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map<string, unknown>(Object.entries(body)).get(name);
}
