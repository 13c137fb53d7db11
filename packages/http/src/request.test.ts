import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import { request, requestVoid, requestOne, toCatalogue, toPage } from './request.ts';
import { BodyMismatch, readString } from './wire.ts';

const getIdentity = (answer: () => Response | Promise<Response>, signal: AbortSignal | null = null) =>
  answeringClient({ answer }).client.GET('/identity', { signal });
const email = (wire: { email: string | null }) => readString(wire.email, 'email');

describe('a request', () => {
  it('unwraps the data of a single read [API-211]', async () => {
    const call = getIdentity(() => jsonAnswer({ data: { email: 'noor@voorbeeld.example' } }));
    expect(await requestOne(call, email)).toEqual(ok('noor@voorbeeld.example'));
  });

  it.each([
    ['a missing field', {}],
    ['a field of another type', { data: { email: 12 } }],
    ['no data', { data: null }],
    ['a list instead of an object', []],
  ])('returns an unexpected failure for a successful answer with %s', async (_case, body) => {
    expect(
      await requestOne(
        getIdentity(() => jsonAnswer(body)),
        email,
      ),
    ).toEqual(err(failure('unexpected')));
  });

  it.each(['', '<html>'])(
    'returns an unexpected failure for a successful answer that is not JSON: "%s"',
    async (body) => {
      expect(
        await requestOne(
          getIdentity(() => new Response(body)),
          email,
        ),
      ).toEqual(err(failure('unexpected')));
    },
  );

  it('returns an offline failure for a lost connection', async () => {
    const call = getIdentity(() => Promise.reject(new TypeError('fetch failed')));
    expect(await requestOne(call, email)).toEqual(err(failure('offline')));
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
  it.each([() => jsonAnswer([]), () => jsonAnswer({}, 201), () => new Response(null, { status: 204 })])(
    'ignores the body of a successful answer',
    async (answer) => {
      const { client } = answeringClient({ answer });
      expect(await requestVoid(client.DELETE('/identity/proxy'))).toEqual(ok(undefined));
    },
  );

  it('returns a failure for an error answer without a body', async () => {
    const { client } = answeringClient({ answer: () => new Response(null, { status: 404 }) });
    expect(await requestVoid(client.DELETE('/identity/proxy'))).toEqual(err(failure('not_found')));
  });

  it('returns an offline failure for a lost connection', async () => {
    const { client } = answeringClient({ answer: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await requestVoid(client.DELETE('/identity/proxy'))).toEqual(err(failure('offline')));
  });
});

describe('a list', () => {
  it('has the items of data and the paging of meta [API-209] [API-210]', () => {
    const meta = { current_page: 2, last_page: 3, total: 24 };
    expect(toPage({ data: [1, 2], meta }, String)).toEqual({
      items: ['1', '2'],
      currentPage: 2,
      lastPage: 3,
      total: 24,
    });
  });

  it('without meta is a single page', () => {
    expect(toPage({ data: [1, 2] }, String)).toEqual({ items: ['1', '2'], currentPage: 1, lastPage: 1, total: 2 });
  });

  it('that is empty has one page', () => {
    const meta = { current_page: 1, last_page: 0, total: 0 };
    expect(toPage({ data: [], meta }, String).lastPage).toBe(1);
  });
});

describe('a catalogue', () => {
  const even = (wire: number): string => {
    if (wire % 2 === 1) throw new BodyMismatch(`${wire} is odd`);
    return String(wire);
  };
  const meta = { current_page: 1, last_page: 3, total: 24 };

  it('leaves out the items that cannot be read, and counts them', () => {
    const page = toCatalogue({ data: [1, 2, 3, 4], meta }, even);
    expect(page).toEqual({ items: ['2', '4'], currentPage: 1, lastPage: 3, total: 24, leftOut: 2 });
  });

  it('says nothing of that when every item is read', () => {
    expect(toCatalogue({ data: [2, 4], meta }, even)).toStrictEqual(toPage({ data: [2, 4], meta }, even));
  });

  it('is not understood when no item can be read', () => {
    expect(() => toCatalogue({ data: [1, 3], meta }, even)).toThrow(BodyMismatch);
  });

  it('may be empty', () => {
    expect(toCatalogue({ data: [] }, even)).toStrictEqual(toPage({ data: [] }, even));
  });
});
