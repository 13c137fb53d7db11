import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import { HttpSignIn } from '@stadstegoed/http/sign-in/http-sign-in.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { DEPLOYMENT, hex, refused, pact, string } from './pact.ts';

const signIn = (client: PlatformClient) => new HttpSignIn(client, DEPLOYMENT);

function exchangeFresh(kind: LinkKind, word: string, { scenario, token }: { scenario: string; token: string }) {
  return pact.record(
    {
      scenario,
      receives: `the ${word} token of a fresh link`,
      method: 'GET',
      path: [`/identity/proxy/${word}/exchange/\${${token}}`, `/identity/proxy/${word}/exchange/b83d60f51a`],
      answer: { status: 200, body: { access_token: string(hex(200)) } },
    },
    (client) => signIn(client).exchange(kind, 'b83d60f51a'),
  );
}

describe('the exchange of a link token', () => {
  it('of a login link returns an access token [API-042]', async () => {
    const outcome = await exchangeFresh('email', 'email', { scenario: 'login-link-waiting', token: 'login' });
    expect(outcome).toEqual(ok(hex(200)));
  });

  it('of a confirmation link returns an access token [API-043]', async () => {
    const link = { scenario: 'confirmation-link-waiting', token: 'confirmation' };
    expect(await exchangeFresh('confirmation', 'confirmation', link)).toEqual(ok(hex(200)));
  });

  it('of a DigiD sign-in returns an access token [API-039]', async () => {
    const link = { scenario: 'short-token-waiting', token: 'short' };
    expect(await exchangeFresh('short_token', 'short-token', link)).toEqual(ok(hex(200)));
  });

  it.each([
    ['email', 'email', 'used-login-link', 'usedLogin'],
    ['email', 'email', 'expired-login-link', 'expiredLogin'],
    ['confirmation', 'confirmation', 'used-confirmation-link', 'usedConfirmation'],
    ['short_token', 'short-token', 'expired-short-token', 'expiredShort'],
  ] as const)('of kind %s (%s) is forbidden: %s', async (...[kind, word, scenario, token]) => {
    const outcome = await pact.record(
      {
        scenario,
        receives: `the ${word} token of a ${scenario}`,
        method: 'GET',
        path: [`/identity/proxy/${word}/exchange/\${${token}}`, `/identity/proxy/${word}/exchange/b83d60f51a`],
        answer: refused(403),
      },
      (client) => signIn(client).exchange(kind, 'b83d60f51a'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it.each([
    ['email', 'email'],
    ['confirmation', 'confirmation'],
    ['short_token', 'short-token'],
  ] as const)('of kind %s is not found for an unknown token', async (kind, word) => {
    const outcome = await pact.record(
      {
        scenario: 'signed-out',
        receives: `an unknown ${word} token`,
        method: 'GET',
        path: `/identity/proxy/${word}/exchange/unknown`,
        answer: refused(404),
      },
      (client) => signIn(client).exchange(kind, 'unknown'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });
});
