import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpSignIn } from '@stadstegoed/http/sign-in/http-sign-in.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { DEPLOYMENT, like, refusedFields, FeaturePact, throttled } from './pact.ts';

const pact = new FeaturePact('sign-in-by-mail');
const signIn = (client: PlatformClient) => new HttpSignIn(client, DEPLOYMENT);
const known = 'noor@post.example';
const fresh = 'nieuw@post.example';
const source = 'zonnedorp_webshop';

describe('checking an address', () => {
  const check = { scenario: 'signed-out', method: 'POST', path: '/identity/validate/email' } as const;

  it.each([
    ['an address that is in use', known, true],
    ['an address that is not in use', fresh, false],
  ])('tells of %s [API-033]', async (which, email, used) => {
    const outcome = await pact.hold(
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

  it('is refused without an address', async () => {
    const outcome = await pact.hold(
      { ...check, receives: 'a check of no address', body: { email: '' }, answer: refusedFields('email') },
      (client) => signIn(client).checkEmail(''),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { email: [expect.any(String)] } } });
  });

  it('is throttled', async () => {
    const outcome = await pact.hold(
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

describe('registering', () => {
  const register = { scenario: 'signed-out', method: 'POST', path: '/identity' } as const;

  it('creates an identity [API-032]', async () => {
    const outcome = await pact.hold(
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

  it('is refused for an address that somebody has', async () => {
    const outcome = await pact.hold(
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

  it('is throttled', async () => {
    const outcome = await pact.hold(
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

describe('asking a login link', () => {
  const ask = { scenario: 'signed-out', method: 'POST', path: '/identity/proxy/email' } as const;

  it('has it mailed [API-037]', async () => {
    const outcome = await pact.hold(
      {
        ...ask,
        receives: 'a request for a login link',
        body: { email: known, source, target: 'fundRequest-1' },
        answer: { status: 201 },
      },
      (client) => signIn(client).requestLoginLink({ email: known, target: 'fundRequest-1' }),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('is refused for an unknown address', async () => {
    const outcome = await pact.hold(
      {
        ...ask,
        receives: 'a request for a login link to an unknown address',
        body: { email: fresh, source },
        answer: refusedFields('email'),
      },
      (client) => signIn(client).requestLoginLink({ email: fresh, target: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });

  it('is throttled', async () => {
    const outcome = await pact.hold(
      {
        ...ask,
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
