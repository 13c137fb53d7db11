import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import identity from './golden/identity.json' with { type: 'json' };
import throttled from './golden/throttled.json' with { type: 'json' };
import { Fields } from '../wire.ts';
import { HttpSignIn, toIdentity } from './http-sign-in.ts';

const deployment = { clientKey: 'zonnedorp', clientType: 'webshop' } as const;
const email = 'noor@voorbeeld.example';

describe('HttpSignIn', () => {
  it('reads an identity with e-mail address, BSN flag and seconds since its confirmation [SI-027]', () => {
    expect(toIdentity(new Fields(identity.data))).toEqual({
      address: '0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c',
      email: 'j.vandijk@voorbeeld.example',
      bsn: true,
      bsnTime: 184,
    });
  });

  it('reads an identity without e-mail address and BSN', () => {
    const wire = { ...identity.data, email: null, bsn: false, bsn_time: null };
    expect(toIdentity(new Fields(wire))).toMatchObject({ email: null, bsn: false, bsnTime: null });
  });

  it('requests a login link for the web shop, with the target when there is one [API-037]', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({}, 201) });
    const port = new HttpSignIn(client, deployment);
    await port.requestLoginLink({ email, target: 'fundRequest-12' });
    await port.requestLoginLink({ email, target: null });
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { email, source: 'zonnedorp_webshop', target: 'fundRequest-12' },
      { email, source: 'zonnedorp_webshop' },
    ]);
  });

  it.each([
    ['email', '/identity/proxy/email/exchange/once'],
    ['confirmation', '/identity/proxy/confirmation/exchange/once'],
    ['short_token', '/identity/proxy/short-token/exchange/once'],
  ] as const)('exchanges a token of kind %s at %s', async (kind, path) => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({ access_token: 'access' }) });
    expect(await new HttpSignIn(client, deployment).exchange(kind, 'once')).toEqual(ok('access'));
    expect(requests[0]?.url.endsWith(path)).toBe(true);
  });

  it.each([{}, { access_token: '' }, { access_token: null }])(
    'is a failure when the answer to a link has no token: %j',
    async (body) => {
      const { client } = answeringClient({ answer: () => jsonAnswer(body) });
      expect(await new HttpSignIn(client, deployment).exchange('email', 'once')).toEqual(err(failure('unexpected')));
    },
  );

  it.each([
    { access_token: '', auth_token: 'x', auth_code: 482_913 },
    { access_token: 'a', auth_token: '', auth_code: '' },
    {},
  ])('returns a failure for an app sign-in without a token or code: %j', async (body) => {
    const { client } = answeringClient({ answer: () => jsonAnswer(body, 201) });
    const port = new HttpSignIn(client, deployment);
    expect(await port.startAppSignIn()).toEqual(err(failure('unexpected')));
    expect(await port.startPinSignIn()).toEqual(err(failure('unexpected')));
  });

  it('reads the code of a pin sign-in, a number on the wire, as text', async () => {
    const { client } = answeringClient({ answer: () => jsonAnswer({ access_token: 'a', auth_code: 482_913 }, 201) });
    expect(await new HttpSignIn(client, deployment).startPinSignIn()).toEqual(
      ok({ accessToken: 'a', authCode: '482913' }),
    );
  });

  it('checks the waiting token, not the token of the resident [API-038]', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({ message: 'pending' }) });
    expect(await new HttpSignIn(client, deployment).checkToken('waiting')).toEqual(ok('pending'));
    expect(requests[0]?.headers.get('Access-Token')).toBe('waiting');
  });

  it('ends the session of the given token [API-034]', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({ success: true }) });
    expect(await new HttpSignIn(client, deployment).endSession('mine')).toEqual(ok(undefined));
    expect(requests[0]?.method).toBe('DELETE');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer mine');
  });

  it('returns the waiting time of a rate limit', async () => {
    const { client } = answeringClient({ answer: () => jsonAnswer(throttled, 429) });
    expect(await new HttpSignIn(client, deployment).checkEmail(email)).toMatchObject({
      error: {
        kind: 'rate_limited',
        code: 'to_many_attempts',
        meta: { title: 'Even wachten', availableInSeconds: 402 },
      },
    });
  });
});
