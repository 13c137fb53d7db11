import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { fourAtATime } from '@stadstegoed/core/shared/four-at-a-time.ts';
import { leavingOut, singlePage, type Page, type WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { toFailureOfThrown } from './to-failure.ts';
import { Fields } from './wire.ts';

/** The resolved value of a client call. */
export interface Answer<Body> {
  readonly data?: Body;
  readonly response?: Pick<Response, 'status'>;
}

/** The list envelope: the items and optional paging. */
export interface ListBody<Item extends object> {
  readonly data: readonly Item[];
  readonly meta?: { readonly current_page: number; readonly last_page: number; readonly total: number };
}

/** Awaits a call and maps the fields of its body, a JSON object; see `requestBody`. */
export function request<Body extends object, T>(
  call: Promise<Answer<Body>>,
  map: (body: Fields<Body>) => T,
): Promise<Result<T, Failure>> {
  return requestBody(call, (body) => map(new Fields(body)));
}

/**
 * Awaits a call and maps its body. Never throws: an error answer, a lost connection, an empty body (`unreachable`: the platform
 * did not send it) and a body that the mapping cannot read (`unexpected`) become failures.
 */
export async function requestBody<Body, T>(
  call: Promise<Answer<Body>>,
  map: (body: Body) => T,
): Promise<Result<T, Failure>> {
  const answered = await answerOf(call);
  if (!answered.ok) return answered;
  const { data } = answered.value;
  if (data === undefined) return err(emptyFailure(answered.value));
  try {
    return ok(map(data));
  } catch {
    return err(failure('unexpected'));
  }
}

/**
 * Awaits a single resource: `{ data: ... }`, or the bare resource, in which some calls of real platforms answer (the
 * configuration, the identity, records).
 */
export function requestOne<Wire extends object, T>(
  call: Promise<Answer<{ readonly data: Wire }>>,
  map: (wire: Fields<Wire>) => T,
): Promise<Result<T, Failure>> {
  return requestBody(call, (body) => map(resourceOf(body)));
}

/** The resource of an answer, in its envelope or bare. */
export function resourceOf<Wire extends object>(body: { readonly data: Wire }): Fields<Wire> {
  return new Fields('data' in body ? body.data : body);
}

/**
 * Awaits a list. An item that cannot be read is left out and counted, so that one item that is newer than the shop does not
 * hide the others (decision 22).
 */
export async function requestPage<Wire extends object, T>(
  call: Promise<Answer<ListBody<Wire>>>,
  map: (wire: Fields<Wire>) => T,
): Promise<Result<Page<T>, Failure>> {
  return notFoundAsUnexpected(await requestBody(call, (body) => toPage(body, map)));
}

/** The largest page that the platform gives where nothing else is said (API-216, reading 46). */
const LARGEST_PAGE = 100;

/** The page that a call asks for; the first one when it has no number. */
export interface Paging {
  readonly per_page: number;
  readonly page?: number;
}

/**
 * Awaits all pages of a list (reading 54): the first one tells how many there are, and the others follow, at most four at a time.
 * A call with larger pages puts its own size behind the paging.
 * One page that fails fails all, and so does a list that grew or shrank meanwhile: an item can be missing or be there twice.
 */
export async function requestAllPages<Wire extends object, T>(
  call: (paging: Paging) => Promise<Answer<ListBody<Wire>>>,
  map: (wire: Fields<Wire>) => T,
): Promise<Result<WholeList<T>, Failure>> {
  return notFoundAsUnexpected(await requestAllPagesOf(call, map));
}

/** The same for a list that belongs to one thing, such as a fund: a 404 says that the thing does not exist. */
export async function requestAllPagesOf<Wire extends object, T>(
  call: (paging: Paging) => Promise<Answer<ListBody<Wire>>>,
  map: (wire: Fields<Wire>) => T,
): Promise<Result<WholeList<T>, Failure>> {
  const first = await requestBody(call({ per_page: LARGEST_PAGE }), (body) => toPage(body, map));
  if (!first.ok) return first;
  const { lastPage, total } = first.value;
  const failed: Result<never, Failure>[] = [];
  function* others(): Generator<number> {
    for (let page = 2; page <= lastPage && failed.length === 0; page += 1) yield page;
  }
  const pages = await fourAtATime(others(), async (page) => {
    const answer = await requestBody(call({ per_page: LARGEST_PAGE, page }), (body) => readPage(body, map).page);
    if (!answer.ok) failed.push(answer);
    return answer.ok ? answer.value : singlePage<T>([]);
  });
  if (failed[0] !== undefined) return failed[0];
  const all = [first.value, ...pages];
  const items = all.flatMap((page) => page.items);
  const unread = all.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0);
  if (lastPage > 1 && items.length + unread !== total) return err(failure('unexpected'));
  return ok({ items, currentPage: 1, lastPage: 1, total, ...leavingOut(unread) });
}

/**
 * Converts a 404 of a list to `unexpected`: lists always exist, so a 404 is an error of the platform. As `not_found` it
 * would make a screen show that its fund or page does not exist.
 */
export function notFoundAsUnexpected<T>(result: Result<T, Failure>): Result<T, Failure> {
  return !result.ok && result.error.kind === 'not_found' ? err(failure('unexpected')) : result;
}

/** Awaits a change and ignores what its body says (`[]`, `{}`, `{ success: true }`). An empty one is `unreachable` (reading 50). */
export async function requestVoid(call: Promise<Answer<unknown>>): Promise<Result<void, Failure>> {
  const answered = await answerOf(call);
  if (!answered.ok) return answered;
  return answered.value.data === undefined ? err(emptyFailure(answered.value)) : ok(undefined);
}

/** Awaits a call whose answer has no body, or to which real platforms send an empty one in place of `[]`. */
export async function requestEmpty(call: Promise<Answer<unknown>>): Promise<Result<void, Failure>> {
  const answered = await answerOf(call);
  return answered.ok ? ok(undefined) : answered;
}

/** The failure of a good answer without a body where the description has one. */
function emptyFailure({ response }: Answer<unknown>): Failure {
  return failure('unreachable', { code: response === undefined ? null : String(response.status) });
}

/**
 * Maps a list, in its envelope or bare, to a page; one without `meta` is a single page. Leaves out and
 * counts the items that cannot be read; throws when there is no other.
 */
export function toPage<Wire extends object, T>(body: ListBody<Wire>, map: (wire: Fields<Wire>) => T): Page<T> {
  const { page, mismatches } = readPage(body, map);
  if (mismatches.length > 0 && page.items.length === 0) throw mismatches[0];
  return page;
}

/** A page, and why items of it cannot be read. */
function readPage<Wire extends object, T>(
  body: ListBody<Wire>,
  map: (wire: Fields<Wire>) => T,
): { readonly page: Page<T>; readonly mismatches: readonly unknown[] } {
  const fields = new Fields<ListBody<Wire>>(Array.isArray(body) ? { data: body } : body);
  const mismatches: unknown[] = [];
  const read = fields.list('data', (item) => readable(() => map(item), mismatches));
  const items = read.flat();
  const paging = fields.object('meta');
  const page = {
    items,
    currentPage: paging.integer('current_page', 1),
    lastPage: Math.max(1, paging.integer('last_page', 1)),
    total: paging.integer('total', read.length),
    ...leavingOut(mismatches.length),
  };
  return { page, mismatches };
}

/** The item in a list; an empty list for one that cannot be read. */
function readable<T>(read: () => T, mismatches: unknown[]): readonly T[] {
  try {
    return [read()];
  } catch (mismatch) {
    mismatches.push(mismatch);
    return [];
  }
}

async function answerOf<Body>(call: Promise<Answer<Body>>): Promise<Result<Answer<Body>, Failure>> {
  try {
    return ok(await call);
  } catch (thrown) {
    return err(toFailureOfThrown(thrown));
  }
}
