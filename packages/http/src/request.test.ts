import { setImmediate as nextTask } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import { request, requestAllPages, requestOne, requestPage, requestVoid, toPage } from './request.ts';
import { requestList } from './request-list.ts';
import { BodyMismatch, type Fields } from './wire.ts';

const getIdentity = (answer: () => Response | Promise<Response>, signal: AbortSignal | null = null) =>
  answeringClient({ answer }).client.GET('/identity', { signal });
const email = (wire: Fields<{ email: string | null }>) => wire.string('email');

describe('a request', () => {
  it('unwraps the data of a single read [API-211]', async () => {
    const call = getIdentity(() => jsonAnswer({ data: { email: 'noor@voorbeeld.example' } }));
    expect(await requestOne(call, email)).toEqual(ok('noor@voorbeeld.example'));
  });

  it('takes a bare resource for one in its envelope, as real platforms answer', async () => {
    const call = getIdentity(() => jsonAnswer({ email: 'noor@voorbeeld.example' }));
    expect(await requestOne(call, email)).toEqual(ok('noor@voorbeeld.example'));
  });

  it('is an unexpected failure when a successful answer lacks a field or has another kind of value', async () => {
    for (const body of [{}, { data: { email: true } }, { data: null }, []]) {
      const outcome = await requestOne(
        getIdentity(() => jsonAnswer(body)),
        email,
      );
      expect.soft(outcome).toEqual(err(failure('unexpected')));
    }
  });

  it('returns an aborted failure for a cancelled read', async () => {
    const controller = new AbortController();
    const call = getIdentity(async () => {
      controller.abort();
      throw controller.signal.reason;
    }, controller.signal);
    expect(await requestOne(call, email)).toEqual(err(failure('aborted')));
  });

  it('returns a failure for an error answer', async () => {
    const call = getIdentity(() => jsonAnswer({ message: 'unknown_client_type' }, 403));
    expect(await request(call, () => null)).toEqual(err(failure('forbidden', { code: 'unknown_client_type' })));
  });
});

describe('a request without a result', () => {
  it('ignores the body of a successful answer', async () => {
    for (const answer of [() => jsonAnswer([]), () => jsonAnswer({}, 201)]) {
      const { client } = answeringClient({ answer });
      expect(await requestVoid(client.DELETE('/identity/proxy'))).toEqual(ok(undefined));
    }
  });

  it('returns a failure for an error answer', async () => {
    const { client } = answeringClient({ answer: () => jsonAnswer({}, 404) });
    expect(await requestVoid(client.DELETE('/identity/proxy'))).toEqual(err(failure('not_found')));
  });
});

describe('a list', () => {
  const meta = { current_page: 2, last_page: 3, total: 24 };
  const rows = (...ids: readonly (number | null)[]) => ids.map((id) => ({ id }));
  const id = (wire: Fields<{ id: number | null }>) => wire.id('id');

  it('has the items of data and the paging of meta [API-209] [API-210]', () => {
    expect(toPage({ data: rows(1, 2), meta }, id)).toStrictEqual({
      items: ['1', '2'],
      currentPage: 2,
      lastPage: 3,
      total: 24,
    });
  });

  it('a list without meta is a single page', () => {
    const page = { items: ['1', '2'], currentPage: 1, lastPage: 1, total: 2 };
    expect(toPage({ data: rows(1, 2) }, id)).toStrictEqual(page);
  });

  it('a list without an envelope is a single page, as real platforms answer', async () => {
    const { client } = answeringClient({ answer: () => jsonAnswer([{ id: 4, email: 'noor@voorbeeld.example' }]) });
    expect(await requestPage(client.GET('/identity/emails'), (wire) => wire.id('id'))).toEqual(
      ok({ items: ['4'], currentPage: 1, lastPage: 1, total: 1 }),
    );
  });

  it('a list that is empty has one page', () => {
    const none = { current_page: 1, last_page: 0, total: 0 };
    expect(toPage({ data: [], meta: none }, id)).toStrictEqual({ items: [], currentPage: 1, lastPage: 1, total: 0 });
  });

  it('leaves out the items that cannot be read, and counts them', () => {
    const page = toPage({ data: rows(null, 2, null, 4), meta }, id);
    expect(page).toEqual({ items: ['2', '4'], currentPage: 2, lastPage: 3, total: 24, leftOut: 2 });
  });

  it('is a mismatch when no item can be read', () => {
    expect(() => toPage({ data: rows(null, null), meta }, id)).toThrow(BodyMismatch);
  });
});

describe('all pages of a list', () => {
  const id = (wire: Fields<{ id: number | null }>) => wire.id('id');
  const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));

  /** Reads a list of ten items on a page; `answer` can change what the platform answers to a page. */
  async function read(total: number, answer: (page: number) => Response | null = () => null) {
    let [running, most] = [0, 0];
    const { client, requests } = answeringClient({
      answer: async ({ url }) => {
        running += 1;
        most = Math.max(most, running);
        await nextTask();
        running -= 1;
        const page = Number(new URL(url).searchParams.get('page') ?? 1);
        const meta = { current_page: page, last_page: Math.max(1, Math.ceil(total / 10)), total };
        return answer(page) ?? jsonAnswer({ data: ids(page * 10 - 9, Math.min(page * 10, total)), meta });
      },
    });
    const list = await requestAllPages((paging) => client.GET('/platform/vouchers', { params: { query: paging } }), id);
    return { list, most, pages: requests.map(({ url }) => new URL(url).searchParams.get('page')) };
  }

  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [95, 10],
  ])(
    'all pages of a list of %i items are read, in their order, at most four at a time [API-217]',
    async (total, pages) => {
      const { list, most, pages: asked } = await read(total);
      expect(list).toEqual(
        ok({ items: ids(1, total).map((row) => String(row.id)), currentPage: 1, lastPage: 1, total }),
      );
      expect(asked).toEqual([null, ...ids(2, pages).map((row) => String(row.id))]);
      expect(most).toBe(Math.max(1, Math.min(4, pages - 1)));
    },
  );

  it('fail when one of them fails, and ask for no more', async () => {
    const { list, pages } = await read(200, (page) => (page === 3 ? jsonAnswer({}, 403) : null));
    expect(list).toEqual(err(failure('forbidden')));
    expect(pages.length).toBeLessThan(9);
  });

  it('fail when the list changed meanwhile, because an item can be missing or be there twice', async () => {
    const again = { data: ids(10, 15), meta: { current_page: 2, last_page: 2, total: 16 } };
    const { list } = await read(15, (page) => (page === 2 ? jsonAnswer(again) : null));
    expect(list).toEqual(err(failure('unexpected')));
  });

  it('count the items that cannot be read, also on a page that has no other', async () => {
    const broken = { data: [{ id: null }], meta: { current_page: 2, last_page: 2, total: 11 } };
    const { list } = await read(11, (page) => (page === 2 ? jsonAnswer(broken) : null));
    expect(list).toMatchObject({ value: { items: { length: 10 }, total: 11, leftOut: 1 } });
  });

  it('are one for a list without paging; what is on another page all the same is left out', async () => {
    const paged = { data: [{ id: 4 }], meta: { current_page: 1, last_page: 3, total: 3 } };
    const { client } = answeringClient({ answer: () => jsonAnswer(paged) });
    const list = await requestList(client.GET('/identity/emails'), (wire) => wire.id('id'));
    expect(list).toEqual(ok({ items: ['4'], currentPage: 1, lastPage: 1, total: 3, leftOut: 2 }));
  });
});
