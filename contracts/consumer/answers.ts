import { MatchersV3 } from '@pact-foundation/pact';

const { boolean, eachLike, fromProviderState, integer, like, nullValue, number, regex, string } = MatchersV3;

/** The matchers of the contract tests, re-exported for a single import. */
export { boolean, eachLike, integer, like, nullValue, number, regex, string };

/** An answer: the status, and the body fields and headers that the shop reads. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** The content of a file, instead of `body`; the contract compares its kind only. */
  readonly content?: readonly [contentType: string, content: string];
  readonly headers?: Readonly<Record<string, ReturnType<typeof regex> | ReturnType<typeof fromProviderState<string>>>>;
  /** The failure that the shop makes of it; absent for success. */
  readonly failure?: object;
}

/** A success. */
export const answered = (body: unknown, status = 200): Answer => ({ status, body });
/** A success whose body the shop does not read: an object, or what a platform in PHP makes of an empty one. */
export const done: Answer = answered(like({}));
export const doneAsList: Answer = answered(like([]));
/** One resource. */
export const one = (data: unknown, status = 200): Answer => answered({ data }, status);
/** A new resource. */
export const created = (data: unknown): Answer => one(data, 201);
/** A page with at least one resource. */
export const page = (data: unknown): Answer =>
  answered({
    data: eachLike(data),
    meta: { current_page: integer(1), last_page: integer(1), total: integer(1) },
  });
/** A page whose filters found nothing, or something. */
export const anyPage: Answer = answered({
  data: like([]),
  meta: { current_page: integer(1), last_page: integer(1), total: integer(0) },
});

const KINDS = { 401: 'unauthorised', 403: 'forbidden', 404: 'not_found' } as const;

/** A refusal with a sentence. */
export const refused = (status: keyof typeof KINDS): Answer => ({
  status,
  body: { message: string('Dit kan niet.') },
  failure: { kind: KINDS[status], ...(status === 401 ? {} : { message: 'Dit kan niet.' }) },
});

/** A refusal with a code, as its message and, where the shop reads it there, as its error. */
export const refusedWith = (status: keyof typeof KINDS, code: string, body: object = { message: code }): Answer => ({
  status,
  body,
  failure: { kind: KINDS[status], code },
});

/** A call of a visitor that is for residents: for the shop a fault of the platform, because no session can have ended. */
export const forResidents: Answer = {
  ...refusedWith(401, 'invalid_access_token'),
  failure: { kind: 'unexpected' },
};

/** A 422 with at least one message for each named field. */
export function refusedFields(...fields: readonly string[]): Answer {
  const withEach = <Value>(value: Value) => Object.fromEntries(fields.map((field) => [field, value]));
  return {
    status: 422,
    body: { errors: withEach(eachLike('Dit klopt niet.')) },
    failure: { kind: 'invalid', fields: withEach(['Dit klopt niet.']) },
  };
}

const wait = string('U heeft het te vaak geprobeerd. Wacht 7 minuten.');
/** A 429 with its meta. */
export const throttled: Answer = {
  status: 429,
  body: {
    error: 'to_many_attempts',
    message: wait,
    meta: {
      title: string('Even wachten'),
      message: wait,
      attempts: integer(10),
      max_attempts: integer(10),
      available_in: integer(402),
    },
  },
  failure: { kind: 'rate_limited', code: 'to_many_attempts', meta: { availableInSeconds: 402 } },
};
