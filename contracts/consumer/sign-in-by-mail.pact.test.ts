import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpSignIn } from '@stadstegoed/http/sign-in/http-sign-in.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { DEPLOYMENT, like, refusedFields, pact, throttled } from './pact.ts';

const signIn = (client: PlatformClient) => new HttpSignIn(client, DEPLOYMENT);
const known = 'noor@post.example';
const fresh = 'nieuw@post.example';
const source = 'zonnedorp_webshop';

describe('the check of an address', () => {
  const check = { scenario: 'signed-out', method: 'POST', path: '/identity/validate/email' } as const;

  it.each([
    ['an address that is in use', known, true],
    ['an address that is not in use', fresh, false],
  ])('returns the result for %s [API-033]', async (which, email, used) => {
    const outcome = await pact.record(
      {
        ...check,
        receives: `a question whether ${which} is in use`,
        body: { email },
        answer: { status: 200, body: { email: { used, valid: true } } },
      },
      (client) => signIn(client).checkEmail(email),
    );
    expect(outcome).toEqual(ok({ used, valid: true }));
  });

  it('is invalid without an address', async () => {
    const outcome = await pact.record(
      { ...check, receives: 'a check of no address', body: { email: '' }, answer: refusedFields('email') },
      (client) => signIn(client).checkEmail(''),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { email: [expect.any(String)] } } });
  });

  it('is rate limited', async () => {
    const outcome = await pact.record(
      {
        ...check,
        scenario: 'throttled-sign-in',
        receives: 'one check of an address too many',
        body: { email: known },
        answer: throttled(),
      },
      (client) => signIn(client).checkEmail(known),
    );
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited', code: 'to_many_attempts' } });
  });
});

describe('a registration', () => {
  const register = { scenario: 'signed-out', method: 'POST', path: '/identity' } as const;

  it('creates an identity [API-032]', async () => {
    const outcome = await pact.record(
      {
        ...register,
        receives: 'a registration',
        body: { email: fresh, target: 'fundRequest-1' },
        answer: { status: 201, body: like({}) },
      },
      (client) => signIn(client).register({ email: fresh, target: 'fundRequest-1' }),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('is invalid for an address that is in use', async () => {
    const outcome = await pact.record(
      {
        ...register,
        receives: 'a registration of a known address',
        body: { email: known },
        answer: refusedFields('email'),
      },
      (client) => signIn(client).register({ email: known, target: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });

  it('is rate limited', async () => {
    const outcome = await pact.record(
      {
        ...register,
        scenario: 'throttled-sign-in',
        receives: 'one registration too many',
        body: { email: fresh },
        answer: throttled(),
      },
      (client) => signIn(client).register({ email: fresh, target: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited', meta: { availableInSeconds: 402 } } });
  });
});

describe('the request for a login link', () => {
  const loginLink = { scenario: 'signed-out', method: 'POST', path: '/identity/proxy/email' } as const;

  it('sends the mail [API-037]', async () => {
    const outcome = await pact.record(
      {
        ...loginLink,
        receives: 'a request for a login link',
        body: { email: known, source, target: 'fundRequest-1' },
        answer: { status: 201, body: {} },
      },
      (client) => signIn(client).requestLoginLink({ email: known, target: 'fundRequest-1' }),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('is invalid for an unknown address', async () => {
    const outcome = await pact.record(
      {
        ...loginLink,
        receives: 'a request for a login link to an unknown address',
        body: { email: fresh, source },
        answer: refusedFields('email'),
      },
      (client) => signIn(client).requestLoginLink({ email: fresh, target: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });

  it('is rate limited', async () => {
    const outcome = await pact.record(
      {
        ...loginLink,
        scenario: 'throttled-sign-in',
        receives: 'one request for a login link too many',
        body: { email: known, source },
        answer: throttled(),
      },
      (client) => signIn(client).requestLoginLink({ email: known, target: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited' } });
  });
});
