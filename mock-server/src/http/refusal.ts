import type { Sentence } from './language.ts';

/** Messages per field with dotted names, e.g. `records.0.value`. */
export type FieldErrors = { readonly [field: string]: readonly Sentence[] };

/** The body of a refusal: made when the language is known. */
export type RefusalBody = (say: (sentence: Sentence) => string) => unknown;

/**
 * The mock platform's no: thrown by routes and plugins, written by the error handler.
 * Rules never throw it; they return a value that the route turns into one.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: { readonly [name: string]: string };

  constructor(status: number, body: RefusalBody, headers: { readonly [name: string]: string } = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** File and line of the rule that refused; null when no rule of an operation did, such as for a token: then the body says it all. */
export const refusedAt = ({ stack = '' }: Refusal): string | null =>
  /mock-server\/(src\/(?:routes|domain|services)\/[\w\-./]+\.ts:\d+)/.exec(stack)?.[1] ?? null;

/** `{"message": code}`: the same in every language. */
export const coded = (status: number, message: string): Refusal => new Refusal(status, () => ({ message }));

/** `{"message": sentence}` in the caller's language. */
export const said = (status: number, sentence: Sentence): Refusal =>
  new Refusal(status, (say) => ({ message: say(sentence) }));

/** The refusal of a rule that gives no reason. */
export const forbidden = (): Refusal => coded(403, 'This action is unauthorized.');

export const notFound = (): Refusal => coded(404, 'Not found.');

/** 401: no token, or one that is unknown, ended or expired. */
export const unauthorised = (message: 'invalid_access_token' | 'session_expired'): Refusal => coded(401, message);

/** 401 to a resident whose session waits for a second factor. */
export const secondFactorNeeded = (): Refusal => new Refusal(401, () => ({ error: '2fa' }));

const invalidFields: Sentence = {
  nl: 'De ingevulde gegevens kloppen niet.',
  en: 'The details you filled in are not right.',
};

/** 422 with all refused fields at once. */
export const invalid = (errors: FieldErrors): Refusal =>
  new Refusal(422, (say) => ({
    message: say(invalidFields),
    errors: Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences.map(say)])),
  }));
