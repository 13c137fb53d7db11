import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpSignIn } from '@stadstegoed/http/sign-in/http-sign-in.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { boolean, DEPLOYMENT, hex, integer, refused, regex, pact, string } from './pact.ts';

const signIn = (client: PlatformClient) => new HttpSignIn(client, DEPLOYMENT);

const email = 'noor@post.example';

describe('the signed-in identity', () => {
  const read = { scenario: 'signed-out', method: 'GET', path: '/identity' } as const;

  it('has an address, an e-mail address and the BSN flag [API-031]', async () => {
    const outcome = await pact.record(
      {
        ...read,
        params: { persona: 'noor' },
        receives: 'a question who is signed in',
        answer: {
          status: 200,
          body: {
            data: { address: string(`0x${hex(40)}`), email: string(email), bsn: boolean(true), bsn_time: integer(60) },
          },
        },
      },
      (client) => signIn(client).readIdentity(),
    );
    expect(outcome).toEqual(ok({ address: `0x${hex(40)}`, email, bsn: true, bsnTime: 60 }));
  });

  it('fails for a visitor without a session to end', async () => {
    const outcome = await pact.record(
      { ...read, receives: 'a question of a visitor who is signed in', answer: refused(401, 'invalid_access_token') },
      (client) => signIn(client).readIdentity(),
    );
    expect(outcome).toMatchObject({ error: { kind: 'unexpected', code: null } });
  });

  it('is unauthorised with session_expired after fifteen idle minutes', async () => {
    const outcome = await pact.record(
      {
        ...read,
        scenario: 'session-expired',
        params: { persona: 'samira', session: 'expired' },
        receives: 'a question who is signed in, after the session expired',
        answer: refused(401, 'session_expired'),
      },
      (client) => signIn(client).readIdentity(),
    );
    expect(outcome).toMatchObject({ error: { kind: 'unauthorised', sessionExpired: true } });
  });
});

describe('sign-out', () => {
  const end = { scenario: 'signed-out', method: 'DELETE', path: '/identity/proxy' } as const;
  const Authorization = regex('Bearer .+', 'Bearer token-of-the-persona');

  it('ends the session [API-034]', async () => {
    const outcome = await pact.record(
      {
        ...end,
        params: { persona: 'noor' },
        receives: 'a sign-out',
        answer: { status: 200, body: { success: boolean(true) } },
      },
      (client) => signIn(client).endSession('token-of-the-persona'),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('is unauthorised with an unknown token', async () => {
    const outcome = await pact.record(
      {
        ...end,
        receives: 'a sign-out with an unknown token',
        headers: { Authorization },
        answer: refused(401, 'invalid_access_token'),
      },
      (client) => signIn(client).endSession('token-of-the-persona'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'unauthorised' } });
  });
});
