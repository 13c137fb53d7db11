import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: FastifyInstance;
beforeAll(async () => {
  platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
});
beforeEach(async () => {
  await platform.inject({ method: 'POST', url: '/_mock/api/reset' });
  await platform.inject({ method: 'POST', url: '/_mock/api/clock', payload: { freeze: true } });
});
afterAll(async () => platform.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const shop = { 'client-type': 'webshop', 'client-key': 'waterveen', 'user-agent': firefox };

type Waiting = { readonly access_token: string; readonly auth_token: string };

const showQr = async (): Promise<Waiting> =>
  (
    await platform.inject({ method: 'POST', url: '/api/v1/identity/proxy/token', headers: shop, payload: {} })
  ).json<Waiting>();
const stateOf = async ({ access_token }: Waiting): Promise<string> =>
  (
    await platform.inject({
      url: '/api/v1/identity/proxy/check-token',
      headers: { ...shop, 'access-token': access_token },
    })
  ).json<{ message: string }>().message;

/** The words of a page of the phone, in one line. */
const read = async (url: string): Promise<string> =>
  ((await platform.inject({ url, headers: { accept: 'text/html' } })).body.split('<main')[1] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

/** Presses an edge case; what the phone says then, and what the card tells of the calls. */
async function tried(thing: string): Promise<string> {
  const { headers } = await sendForm(platform, { url: '/_mock/phone/odd', form: { as: 'noor', thing } });
  return read(String(headers.location));
}

describe('an edge case on the phone', () => {
  it.each([
    ['twice', 'Al gebruikt', '403 {"message":"Deze link of code is al gebruikt."} Shop', 'active'],
    ['lapsed', 'Te oud', '403 {"message":"Deze link of code is niet meer geldig."} Shop', 'pending'],
    ['as-another', 'Gelukt', '200 {"success":true} Shop', 'active'],
    ['wrong-code', 'Onbekende code', '404 {"message":"Not found."} Shop', 'pending'],
    ['no-network', 'Geen verbinding', 'cut no answer, the connection broke Shop', 'pending'],
  ])('%s: the app says "%s", and the shop hears of it', async (thing, said, answer, state) => {
    const waiting = await showQr();
    const page = await tried(thing);
    expect(page).toContain(said);
    expect(page).toContain(answer);
    expect(page).toMatch(new RegExp(`GET /identity/proxy/check-token 200 {"message":"${state}"}`));
    expect(await stateOf(waiting)).toBe(state);
  });

  it('signs the shop in as somebody else than the one who holds the phone', async () => {
    const waiting = await showQr();
    await tried('as-another');
    const me = await platform.inject({
      url: '/api/v1/identity',
      headers: { ...shop, authorization: `Bearer ${waiting.access_token}` },
    });
    expect(me.statusCode).toBe(200);
    expect(me.body).not.toContain('noor@post.example');
  });

  it('lets a shop show a code first when none waits', async () => {
    expect(await tried('twice')).toMatch(/Shop \d+ POST \/identity\/proxy\/token 201 .* App \d+ POST/);
  });

  it('leaves no fault behind, also when another one matched first', async () => {
    await showQr();
    await sendForm(platform, { url: '/_mock/do/fault-ready', form: { ready: 'platform-down' } });
    expect(await tried('no-network')).toContain('Er ging iets mis');
    const { faults } = (await platform.inject('/_mock/api/faults')).json<{ faults: readonly { name: string }[] }>();
    expect(faults.map(({ name }) => name)).toEqual(['Platform is down']);
  });

  it('is refused when nobody wrote it', async () => {
    const answer = await sendForm(platform, { url: '/_mock/phone/odd', form: { as: 'noor', thing: 'toString' } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('what is in front of the camera', () => {
  it('says which shop asked in which request, how often it asked since, and when it lapses', async () => {
    expect(await read('/_mock/phone?as=noor')).toContain('No QR code is on a screen.');
    const waiting = await showQr();
    expect(await read('/_mock/phone?as=noor')).toContain(
      'shop of Waterveen, request 1 the shop has not asked yet whether it works lapses at 15:05:31, in 1 h',
    );
    await stateOf(waiting);
    await stateOf(waiting);
    expect(await read('/_mock/phone?as=noor')).toContain('polled 2 times, last at 14:05:31');
    expect(await read(`/_mock/phone?as=noor&scan=${waiting.auth_token}`)).toMatch(
      /scanned .*Webwinkel Waterveen Apparaat Firefox op Linux/,
    );
  });
});

describe('a request that fell off the log', () => {
  it('leaves the shop and what is kept of its polls', async () => {
    const waiting = await showQr();
    for (let poll = 0; poll < 201; poll += 1) await stateOf(waiting);
    expect(await read('/_mock/phone?as=noor')).toContain(
      'shop of Waterveen, its request is not in the log polled at least 200 times, last at 14:05:31',
    );
  });
});

describe('the sign-in of the app', () => {
  it('is told with how long its token is good', async () => {
    expect(await read('/_mock/phone?as=noor')).toContain('The app is not signed in.');
    await tried('wrong-code');
    expect(await read('/_mock/phone?as=noor')).toContain(
      'App signed in since 14:05:31. If nobody uses it any more, its token is good until 16 Nov 2028, 14:05.',
    );
  });

  it('begins with a code that was typed in the shop, and is forgotten when it is never used', async () => {
    const shown = await sendForm(platform, { url: '/_mock/phone/code', form: { as: 'noor' } });
    const auth_code = /code=(\d{6})$/.exec(String(shown.headers.location))?.[1];
    const { access_token } = (
      await platform.inject({ method: 'POST', url: '/_mock/api/residents/noor/session' })
    ).json<Waiting>();
    await platform.inject({
      method: 'POST',
      url: '/api/v1/identity/proxy/authorize/code',
      headers: { ...shop, authorization: `Bearer ${access_token}` },
      payload: { auth_code },
    });
    expect(await read('/_mock/phone?as=noor')).toContain('its token is good until 17 Dec 2026, 14:05.');
  });
});
