import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpSignIn } from '@stadstegoed/http/sign-in/http-sign-in.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import {
  boolean,
  DEPLOYMENT,
  fromProviderState,
  hex,
  like,
  integer,
  refused,
  refusedFields,
  pact,
  string,
  throttled,
} from './pact.ts';

const signIn = (client: PlatformClient) => new HttpSignIn(client, DEPLOYMENT);

describe('a sign-in that waits for the app', () => {
  it('starts with a token for the QR code [API-035]', async () => {
    const outcome = await pact.record(
      {
        scenario: 'signed-out',
        receives: 'a request to sign in by QR code',
        method: 'POST',
        path: '/identity/proxy/token',
        answer: { status: 201, body: { access_token: string(hex(200)), auth_token: string(hex(64)) } },
      },
      (client) => signIn(client).startAppSignIn(),
    );
    expect(outcome).toEqual(ok({ accessToken: hex(200), authToken: hex(64) }));
  });

  it('starts with six digits [API-036]', async () => {
    const outcome = await pact.record(
      {
        scenario: 'signed-out',
        receives: 'a request to sign in by pin code',
        method: 'POST',
        path: '/identity/proxy/code',
        answer: { status: 201, body: { access_token: string(hex(200)), auth_code: integer(482_913) } },
      },
      (client) => signIn(client).startPinSignIn(),
    );
    expect(outcome).toEqual(ok({ accessToken: hex(200), authCode: '482913' }));
  });

  it.each([
    ['pending', 'app-sign-in-waiting'],
    ['active', 'app-sign-in-approved'],
  ] as const)('is %s [API-038]', async (state, scenario) => {
    const outcome = await pact.record(
      {
        scenario,
        receives: `a look at a sign-in that is ${state}`,
        method: 'GET',
        path: '/identity/proxy/check-token',
        headers: { 'Access-Token': fromProviderState('${qrAccess}', '4e1f07a9c2') },
        answer: { status: 200, body: { message: state } },
      },
      (client) => signIn(client).checkToken('4e1f07a9c2'),
    );
    expect(outcome).toEqual(ok(state));
  });

  it('is invalid for an unknown token', async () => {
    const outcome = await pact.record(
      {
        scenario: 'signed-out',
        receives: 'a look at an unknown sign-in',
        method: 'GET',
        path: '/identity/proxy/check-token',
        headers: { 'Access-Token': 'unknown' },
        answer: { status: 200, body: { message: 'invalid' } },
      },
      (client) => signIn(client).checkToken('unknown'),
    );
    expect(outcome).toEqual(ok('invalid'));
  });
});

describe('the authorization of the app', () => {
  const byCode = { scenario: 'app-code-waiting', method: 'POST', path: '/identity/proxy/authorize/code' } as const;
  const theCode = { auth_code: '482913' };
  const authorize = (client: PlatformClient) => signIn(client).authorizeCode('482913');

  it('accepts the code in the app [API-041]', async () => {
    const outcome = await pact.record(
      {
        ...byCode,
        params: { persona: 'samira' },
        receives: 'the code of a waiting app',
        body: theCode,
        answer: { status: 200, body: { success: boolean(true) } },
      },
      authorize,
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('accepts the token of the QR code [API-040]', async () => {
    const outcome = await pact.record(
      {
        scenario: 'app-sign-in-waiting',
        params: { persona: 'noor' },
        receives: 'the token of a waiting app',
        method: 'POST',
        path: '/identity/proxy/authorize/token',
        body: { auth_token: fromProviderState('${qr}', hex(64)) },
        answer: { status: 200, body: { success: boolean(true) } },
      },
      (client) => signIn(client).authorizeToken(hex(64)),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it.each([
    ['was used', 'app-sign-in-approved'],
    ['is too old', 'app-sign-in-too-old'],
  ])('is forbidden with a token that %s', async (which, scenario) => {
    const outcome = await pact.record(
      {
        scenario,
        params: { persona: 'noor' },
        receives: `a token for the app that ${which}`,
        method: 'POST',
        path: '/identity/proxy/authorize/token',
        body: { auth_token: fromProviderState('${qr}', hex(64)) },
        answer: refused(403),
      },
      (client) => signIn(client).authorizeToken(hex(64)),
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is not found with an unknown code', async () => {
    const outcome = await pact.record(
      {
        ...byCode,
        params: { persona: 'samira' },
        receives: 'a code that no app shows',
        body: { auth_code: '100000' },
        answer: refused(404),
      },
      (client) => signIn(client).authorizeCode('100000'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });

  it('is invalid without a code', async () => {
    const outcome = await pact.record(
      {
        ...byCode,
        params: { persona: 'samira' },
        receives: 'no code',
        body: { auth_code: '' },
        answer: refusedFields('auth_code'),
      },
      (client) => signIn(client).authorizeCode(''),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });
});

describe('the link to the app by SMS', () => {
  const send = { scenario: 'signed-out', method: 'POST', path: '/platform/sms/send' } as const;
  const message = (phone: string) => ({ phone, type: 'me_app_download_link' });

  it('is sent [API-050]', async () => {
    const outcome = await pact.record(
      {
        ...send,
        receives: 'a request for the app link',
        body: message('+31612345678'),
        answer: { status: 200, body: like([]) },
      },
      (client) => signIn(client).sendAppLink('+31612345678'),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('is invalid for a number that is not Dutch', async () => {
    const outcome = await pact.record(
      {
        ...send,
        receives: 'a request for the app link to a foreign number',
        body: message('+32471234567'),
        answer: refusedFields('phone'),
      },
      (client) => signIn(client).sendAppLink('+32471234567'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { phone: [expect.any(String)] } } });
  });

  it('is invalid when the SMS service rejects the number', async () => {
    const outcome = await pact.record(
      {
        ...send,
        scenario: 'sms-refused',
        receives: 'a request for the app link while no message can be sent',
        body: message('+31612345678'),
        answer: refusedFields('phone'),
      },
      (client) => signIn(client).sendAppLink('+31612345678'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { phone: [expect.any(String)] } } });
  });

  it('is rate limited', async () => {
    const outcome = await pact.record(
      {
        ...send,
        scenario: 'throttled-sms',
        receives: 'one request for the app link too many',
        body: message('+31612345678'),
        answer: throttled(),
      },
      (client) => signIn(client).sendAppLink('+31612345678'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited' } });
  });
});
