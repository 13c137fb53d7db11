import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import { pressed } from './phone-code.ts';

let platform: FastifyInstance;
beforeAll(async () => {
  platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
});
beforeEach(async () => {
  await platform.inject({ method: 'POST', url: '/_mock/api/reset' });
  await platform.inject({ method: 'POST', url: '/_mock/api/clock', payload: { freeze: true } });
});
afterAll(async () => platform.close());

const shop = { 'client-type': 'webshop', 'client-key': 'zonnedorp' };
const api = (method: 'GET' | 'POST', path: string, payload?: object) =>
  platform.inject({ method, url: `/_mock/api/${path}`, ...(payload ? { payload } : {}) });
const wait = (seconds: number) => api('POST', 'clock', { step_seconds: seconds });

type Waiting = { readonly access_token: string; readonly auth_token: string; readonly auth_code: number };
const shopAsks = async (kind: 'token' | 'code'): Promise<Waiting> =>
  (
    await platform.inject({ method: 'POST', url: `/api/v1/identity/proxy/${kind}`, headers: shop, payload: {} })
  ).json<Waiting>();
const poll = async ({ access_token }: Waiting): Promise<string> =>
  (
    await platform.inject({
      url: '/api/v1/identity/proxy/check-token',
      headers: { ...shop, 'access-token': access_token },
    })
  ).json<{ message: string }>().message;
const shopIs = async ({ access_token }: Waiting): Promise<number> =>
  (
    await platform.inject({
      url: '/api/v1/identity',
      headers: { ...shop, authorization: `Bearer ${access_token}` },
    })
  ).statusCode;

/** The words of a page in one line. */
const read = async (url: string): Promise<string> =>
  ((await platform.inject({ url, headers: { accept: 'text/html' } })).body.split('<main')[1] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Presses the button of a form of the phone, and reads where it leads. */
async function press(action: string, form: { readonly [name: string]: string }): Promise<string> {
  const { headers } = await sendForm(platform, { url: `/_mock/phone/${action}`, form: { as: 'noor', ...form } });
  return read(String(headers.location));
}

describe('the keypad', () => {
  it.each([
    ['', '4', '4'],
    ['4829', '1', '48291'],
    ['4829', 'wis', '482'],
    ['', 'wis', ''],
    ['482919', '7', '7'],
    ['482919', 'wis', '48291'],
    ['48 29-19 33', null, '482919'],
    ['482', 'x', '482'],
  ])('makes of "%s" and the key "%s" the digits "%s"', (typed, key, digits) => {
    expect(pressed(typed, key)).toBe(digits);
  });

  it('types a code digit by digit without a script, and then asks for a yes', async () => {
    const waiting = await shopAsks('code');
    const [last = '', ...others] = String(waiting.auth_code).split('').toReversed();
    const typed = others.toReversed().join('');
    expect(await read(`/_mock/phone?as=noor&plek=code&code=${typed}`)).toContain('De code werkt tot 14:15 uur.');
    expect(await read(`/_mock/phone?as=noor&plek=code&code=${typed}&key=${last}`)).toContain('Wilt u inloggen');
    expect(await poll(waiting)).toBe('pending');
    expect(await press('approve', { auth_code: String(waiting.auth_code) })).toContain(
      'U bent ingelogd op de computer',
    );
    expect(await poll(waiting)).toBe('active');
  });

  it('says of a code at once whether it is unknown, used or too old', async () => {
    const say = (code: string): Promise<string> => read(`/_mock/phone?as=noor&plek=code&code=${code}`);
    const [used, old] = [await shopAsks('code'), await shopAsks('code')];
    await press('approve', { auth_code: String(used.auth_code) });
    await wait(601);
    expect(await say('000000')).toContain('Onbekende code');
    expect(await say(String(used.auth_code))).toContain('Al gebruikt');
    expect(await say(String(old.auth_code))).toContain('Te oud');
    expect(await say('00000')).not.toContain('Onbekende code');
  });
});

describe('the steps of a sign-in with the app', () => {
  const steps = async (address: string): Promise<string> =>
    (await read(address)).split('Sign-in with the app')[1]?.split('Sent to this phone')[0] ?? '';

  it('tell what was really asked, and when', async () => {
    const waiting = await shopAsks('token');
    await wait(5);
    const scanned = await steps(`/_mock/phone?as=noor&scan=${waiting.auth_token}`);
    expect(scanned).toContain('The shop shows a QR code (done) POST /identity/proxy/token 201 request 1 at 14:05:31');
    expect(scanned).toContain('The phone scans it (done) at 14:05:36');
    expect(scanned).toContain('next question within 2.5 s; not asked yet');
    await wait(5);
    const { headers } = await sendForm(platform, {
      url: '/_mock/phone/approve',
      form: { as: 'noor', auth_token: waiting.auth_token },
    });
    expect(await steps(String(headers.location))).toContain('The resident says yes (done) at 14:05:41');
    await poll(waiting);
    await shopIs(waiting);
    const done = await steps(String(headers.location));
    expect(done).toContain('The shop hears it (done) GET /identity/proxy/check-token 200 request 2 at 14:05:41');
    expect(done).toContain('The shop is signed in (done) GET /identity 200 request 3');
  });

  it('are the same by HTTP', async () => {
    const waiting = await shopAsks('token');
    await poll(waiting);
    const phone = async () => (await api('GET', 'phone?persona=noor')).json();
    expect(await phone()).toMatchObject({
      waiting: [{ exchange_token: waiting.auth_token, shop: 'Zonnedorp', asked_in: 1, polls: 1, scanned_at: null }],
      approved: null,
    });
    await api('POST', 'phone/approve', { persona: 'noor', auth_token: waiting.auth_token });
    await poll(waiting);
    expect(await phone()).toMatchObject({ waiting: [], approved: { heard_in: 3, used_in: null } });
  });
});

describe('every screen of the phone', () => {
  it('has an address at which a test can start', async () => {
    await shopAsks('token');
    const { screens } = (await api('GET', 'phone?persona=samira')).json<{
      screens: readonly { readonly name: string; readonly address: string }[];
    }>();
    const words: { readonly [name: string]: string } = {
      'Sign in as': 'Wie bent u vandaag?',
      'Scan a QR': 'Gebruik deze code',
      'Type a code': 'Typ de code van de website',
      Approve: 'Wilt u inloggen op een computer?',
      Notifications: 'Meldingen',
      Done: 'U bent nergens ingelogd met de app',
      'Show a code': 'Typ deze code in de webwinkel',
      Refused: 'Onbekende code',
      Vouchers: 'Laat hem zien aan de kassa',
    };
    expect(screens.map(({ name }) => name)).toEqual(Object.keys(words));
    const gallery = await read('/_mock/phone/screens?as=samira');
    for (const { name, address } of screens) {
      expect(await read(address)).toContain(words[name]);
      expect(gallery).toContain(words[name]);
    }
  });

  it('shows nothing that was read, and scans nothing, in the gallery', async () => {
    await shopAsks('token');
    await api('POST', 'pushes', { persona: 'noor', title: 'Hallo' });
    await read('/_mock/phone/screens?as=noor');
    expect((await api('GET', 'pushes?persona=noor')).body).toContain('"read":false');
    expect((await api('GET', 'phone')).body).toContain('"scanned_at":null');
  });
});

describe('what is done from the phone', () => {
  it('is taken back by logging out there', async () => {
    const waiting = await shopAsks('token');
    await api('POST', 'phone/approve', { persona: 'noor', auth_token: waiting.auth_token });
    expect(await shopIs(waiting)).toBe(200);
    expect((await api('POST', 'phone/log-out', { persona: 'samira' })).statusCode).toBe(409);
    expect((await api('POST', 'phone/log-out', { persona: 'noor' })).json()).toEqual({ success: true });
    expect(await shopIs(waiting)).toBe(401);
  });

  it('is taken back by the button of the screen too, by its own holder only', async () => {
    const waiting = await shopAsks('token');
    const { headers } = await sendForm(platform, {
      url: '/_mock/phone/approve',
      form: { as: 'noor', auth_token: waiting.auth_token },
    });
    const id = new URL(`http://x${String(headers.location)}`).searchParams.get('in') ?? '';
    await press('log-out', { as: 'samira', in: id });
    expect(await shopIs(waiting)).toBe(200);
    expect(await press('log-out', { in: id })).toContain('Daar uitgelogd');
    expect(await shopIs(waiting)).toBe(401);
  });

  it('lets the shop show a code when none is in sight', async () => {
    expect(await read('/_mock/phone?as=noor')).toContain('Let the shop show one');
    expect(await press('ask', {})).toContain('De code van de webwinkel Zonnedorp is in beeld.');
  });

  it('tries something odd by HTTP as by its button', async () => {
    const tried = await api('POST', 'phone/odd', { persona: 'noor', thing: 'wrong-code' });
    expect(tried.json()).toMatchObject({ said: 'unknown' });
    expect(tried.json<{ requests: readonly number[] }>().requests.length).toBeGreaterThan(1);
    expect((await api('POST', 'phone/odd', { persona: 'noor', thing: 'dance' })).statusCode).toBe(404);
    expect((await api('POST', 'phone/odd', { persona: 'nobody', thing: 'twice' })).statusCode).toBe(404);
  });

  it('brings a voucher to the till in one click', async () => {
    const page = (await platform.inject({ url: '/_mock/phone?as=samira&plek=tegoeden' })).body;
    const [, till = ''] = /href="(\/_mock\/desk\?view=kassa[^"]+)"/.exec(page) ?? [];
    expect(await read(till.replaceAll('&amp;', '&'))).toContain('Tegoed van Samira de Wit');
  });
});
