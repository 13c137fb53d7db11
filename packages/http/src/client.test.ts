import { failure, unauthorised as unauthorisedFailure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import { abortSignal, bearer, type PlatformClient } from './client.ts';
import { requestOne, requestVoid } from './request.ts';

const readIdentity = (client: PlatformClient) => requestOne(client.GET('/identity'), (identity) => identity);
const expired = () => jsonAnswer({ message: 'session_expired' }, 401);

describe('every request', () => {
  it('sends and accepts JSON [API-201] [API-202]', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({}, 201) });
    await client.POST('/identity', { body: { email: 'noor@voorbeeld.example' } });
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.text()).toBe('{"email":"noor@voorbeeld.example"}');
  });

  it('has the language, the client key and the client type, at the versioned root [API-203] [API-206] [API-207] [SH-003] [SH-024]', async () => {
    for (const language of ['nl', 'en'] as const) {
      const { client, requests } = answeringClient({ language, answer: () => jsonAnswer({ data: {} }) });
      await client.GET('/identity');
      const { headers, url } = given(requests[0]);
      const common = ['Accept-Language', 'Client-Key', 'Client-Type'].map((name) => headers.get(name));
      expect([...common, url]).toEqual([language, 'zonnedorp', 'webshop', 'http://platform.example/api/v1/identity']);
    }
  });

  it('writes an array in a query with [] [API-208]', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({ data: [] }) });
    await client.GET('/platform/search', {
      params: { query: { q: 'zwem', 'search_item_types[]': ['funds', 'products'] } },
    });
    expect([...new URL(requests[0]?.url ?? '').searchParams]).toEqual([
      ['q', 'zwem'],
      ['search_item_types[]', 'funds'],
      ['search_item_types[]', 'products'],
    ]);
  });

  it('has the current token of the resident [API-205]', async () => {
    let token = 'first';
    const { client, requests } = answeringClient({ accessToken: () => token, answer: () => jsonAnswer({ data: {} }) });
    await client.GET('/identity');
    token = 'second';
    await client.GET('/identity');
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', 'Bearer second']);
  });

  it('every request that exchanges a link has no token: a sign-in that ended must not refuse a new one', async () => {
    const { client, requests } = answeringClient({ accessToken: () => 'ended', answer: () => jsonAnswer({}) });
    await client.GET('/identity/proxy/email/exchange/{token}', { params: { path: { token: 'e1f2' } } });
    await client.GET('/identity/proxy/short-token/exchange/{token}', { params: { path: { token: 'e1f2' } } });
    expect(requests.map(({ headers }) => headers.has('Authorization'))).toEqual([false, false]);
  });

  it('has no Authorization header for a visitor', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({ data: {} }) });
    await client.GET('/identity');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('keeps an Authorization header set by the caller', async () => {
    const { client, requests } = answeringClient({ accessToken: () => 'current', answer: () => jsonAnswer({}) });
    await client.DELETE('/identity/proxy', { headers: bearer('given-up') });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer given-up');
  });
});

describe('a 401', () => {
  it('is reported with sessionExpired when the session expired', async () => {
    const { client, unauthorised } = answeringClient({ accessToken: () => 'mine', answer: expired });
    expect(await readIdentity(client)).toEqual(err(unauthorisedFailure(true, { code: 'session_expired' })));
    expect(unauthorised).toMatchObject([{ kind: 'unauthorised', sessionExpired: true }]);
  });

  it('is reported without sessionExpired for any other message', async () => {
    const answer = () => jsonAnswer({ message: 'other' }, 401);
    const { client, unauthorised } = answeringClient({ accessToken: () => 'mine', answer });
    await readIdentity(client);
    expect(unauthorised).toMatchObject([{ sessionExpired: false }]);
  });

  it('a 401 for a visitor is a failure of the request and is not reported', async () => {
    const { client, unauthorised } = answeringClient({ answer: expired });
    expect(await readIdentity(client)).toEqual(err(failure('unexpected')));
    expect(unauthorised).toEqual([]);
  });

  it('a 401 for a token set by the caller is not reported', async () => {
    const { client, unauthorised } = answeringClient({ answer: expired });
    const ended = await requestVoid(client.DELETE('/identity/proxy', { headers: bearer('given-up') }));
    expect(ended).toMatchObject({ error: { kind: 'unauthorised' } });
    expect(unauthorised).toEqual([]);
  });

  it('is not reported when the token was replaced during the request', async () => {
    let token = 'old';
    const { client, unauthorised } = answeringClient({
      accessToken: () => token,
      answer: () => {
        token = 'new';
        return expired();
      },
    });
    await readIdentity(client);
    expect(unauthorised).toEqual([]);
  });

  it('is reported once for two parallel requests, so that the toast of the first stays', async () => {
    const made: ReturnType<typeof answeringClient> = answeringClient({
      accessToken: () => (made.unauthorised.length > 0 ? null : 'mine'),
      answer: expired,
    });
    await Promise.all([readIdentity(made.client), readIdentity(made.client)]);
    expect(made.unauthorised).toMatchObject([{ sessionExpired: true }]);
  });

  it('a 401 that asks for a second factor is a failure of the request and is not reported', async () => {
    const answer = () => jsonAnswer({ error: '2fa' }, 401);
    const { client, unauthorised } = answeringClient({ accessToken: () => 'mine', answer });
    expect(await readIdentity(client)).toEqual(err(failure('second_factor_required', { code: '2fa' })));
    expect(unauthorised).toEqual([]);
  });
});

it('the message of an error answer is only shown in its own language', async () => {
  const sentence = 'Your code was used before.';
  const read = (language: 'nl' | 'en') =>
    readIdentity(answeringClient({ language, answer: () => jsonAnswer({ message: sentence }, 403) }).client);
  expect(await read('nl')).toEqual(err(failure('forbidden', { message: null })));
  expect(await read('en')).toEqual(err(failure('forbidden', { message: sentence })));
});

it('the signal of a read is passed on when it is an AbortSignal', () => {
  const { signal } = new AbortController();
  expect(abortSignal({ signal })).toBe(signal);
  expect([undefined, {}, { signal: { aborted: false } }].map(abortSignal)).toEqual([null, null, null]);
});
