import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { leavingOut, type Page } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { toFailure, toFailureOfThrown } from './to-failure.ts';
import { readInteger } from './wire.ts';

/** The resolved value of a client call. */
export interface Answer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The list envelope (1 §7): the items and optional paging. */
export interface ListBody<Item> {
  readonly data: readonly Item[];
  readonly meta?: { readonly current_page: number; readonly last_page: number; readonly total: number };
}

/**
 * Awaits a call and maps its body. Never throws: an error answer, a lost connection and a body that the mapping cannot
 * read (`unexpected`) become failures.
 */
export async function request<Body, T>(
  call: Promise<Answer<Body>>,
  map: (body: Body) => T,
): Promise<Result<T, Failure>> {
  const answered = await answerOf(call);
  if (!answered.ok) return answered;
  const { data, error, response } = answered.value;
  if (!response.ok) return err(toFailure(response, error));
  if (data === undefined) return err(failure('unexpected'));
  try {
    return ok(map(data));
  } catch {
    return err(failure('unexpected'));
  }
}

/** Awaits a single resource, `{ data: ... }`. */
export function requestOne<Wire, T>(
  call: Promise<Answer<{ readonly data: Wire }>>,
  map: (wire: Wire) => T,
): Promise<Result<T, Failure>> {
  return request(call, (body) => map(body.data));
}

/**
 * Awaits a list; a list without `meta` is a single page (reference part 1, 1.3). One item that cannot be read fails the
 * list: it is for what must be complete, such as vouchers, of which the balance is the sum.
 */
export async function requestPage<Wire, T>(
  call: Promise<Answer<ListBody<Wire>>>,
  map: (wire: Wire) => T,
): Promise<Result<Page<T>, Failure>> {
  return notFoundAsUnexpected(await request(call, (body) => toPage(body, map)));
}

/** Awaits a list of what is offered to everybody, without the items that cannot be read; see `toCatalogue`. */
export async function requestCatalogue<Wire, T>(
  call: Promise<Answer<ListBody<Wire>>>,
  map: (wire: Wire) => T,
): Promise<Result<Page<T>, Failure>> {
  return notFoundAsUnexpected(await request(call, (body) => toCatalogue(body, map)));
}

/**
 * Converts a 404 of a list to `unexpected`: lists always exist, so a 404 is an error of the platform. As `not_found` it
 * would make a screen show that its fund or page does not exist.
 */
export function notFoundAsUnexpected<T>(result: Result<T, Failure>): Result<T, Failure> {
  return !result.ok && result.error.kind === 'not_found' ? err(failure('unexpected')) : result;
}

/** Awaits a change and ignores its body (`[]`, `{}` or empty; reference part 1, 1.3). */
export async function requestVoid(call: Promise<Answer<unknown>>): Promise<Result<void, Failure>> {
  const answered = await answerOf(call);
  if (!answered.ok) return answered;
  const { error, response } = answered.value;
  return response.ok ? ok(undefined) : err(toFailure(response, error));
}

/** Maps the list envelope to a page. */
export function toPage<Wire, T>(body: ListBody<Wire>, map: (wire: Wire) => T): Page<T> {
  const items = body.data.map((wire) => map(wire));
  if (!body.meta) return { items, currentPage: 1, lastPage: 1, total: items.length };
  return {
    items,
    currentPage: readInteger(body.meta.current_page, 'meta.current_page'),
    lastPage: Math.max(1, readInteger(body.meta.last_page, 'meta.last_page')),
    total: readInteger(body.meta.total, 'meta.total'),
  };
}

/**
 * Maps the list envelope to a page without the items that cannot be read, and counts these. Offers come from many hands: one
 * of a kind that is newer than the shop must not hide the others. Throws when no item can be read.
 */
export function toCatalogue<Wire, T>(body: ListBody<Wire>, map: (wire: Wire) => T): Page<T> {
  const items: T[] = [];
  let mismatch: unknown = null;
  for (const wire of body.data) {
    try {
      items.push(map(wire));
    } catch (thrown) {
      mismatch = thrown;
    }
  }
  if (mismatch !== null && items.length === 0) throw mismatch;
  return { ...toPage({ ...body, data: items }, (item) => item), ...leavingOut(body.data.length - items.length) };
}

async function answerOf<Body>(call: Promise<Answer<Body>>): Promise<Result<Answer<Body>, Failure>> {
  try {
    return ok(await call);
  } catch (thrown) {
    return err(toFailureOfThrown(thrown));
  }
}
