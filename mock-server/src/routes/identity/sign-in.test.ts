import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const pathOf = (link: unknown): string => new URL(String(link)).pathname + new URL(String(link)).search;
const linkTo = async (address: string): Promise<string> =>
  String([(await platform.mailTo(address))['links']].flat().at(0));
const follow = async (path: string): Promise<string> => String((await platform.send('GET', path)).headers['location']);

describe('signing up by e-mail', () => {
  const sign = (body: object, language = 'nl'): Promise<Got> =>
    platform.post('/identity', { body, headers: { 'accept-language': language } });

  it('makes an account and mails a link that signs in once [API-032] [API-033] [API-043]', async () => {
    const email = 'nieuw@post.example';
    const made = await sign({ email, target: 'fundRequest-1' });
    expect(made).toMatchObject({ status: 201, body: { address: expect.stringMatching(/^0x[0-9a-f]{40}$/) } });
    expect(Object.keys(Object(made.body))).toEqual(['address']);
    const landing = await follow(pathOf(await linkTo(email)));
    const place = /^http:\/\/localhost:5173\/confirmation\/email\/([0-9a-f]{200})\?target=fundRequest-1$/.exec(landing);
    const exchange = `/identity/proxy/confirmation/exchange/${place?.[1]}`;
    const as = (await platform.get(exchange)).text('access_token');
    expect((await platform.get('/identity', { as })).at('data')).toMatchObject({ email, bsn: false, bsn_time: null });
    const emails = await platform.get('/identity/emails', { as });
    expect(emails.list('data')).toMatchObject([{ email, verified: true, primary: true }]);
    expect((await platform.get(exchange)).status).toBe(403);
  });

  it.each<[object, string, string]>([
    [{}, 'nl', '422 email: Vul dit veld in.'],
    [{ email: 'NOOR@post.example' }, 'nl', '422 email: Dit e-mailadres is al in gebruik.'],
    [{ email: 'geen adres' }, 'en', '422 email: Enter a valid e-mail address.'],
    [
      { records: { given_name: ' ', family_name: null, bsn: '', shoe_size: '43', address: 'Kade 1' } },
      'en',
      '422 records.given_name: Fill in this field. records.family_name: Fill in this field. ' +
        'records.shoe_size: This choice does not exist. ' +
        'records.address: Write the address in two or three parts with commas between them.',
    ],
    [
      { records: { address: { toString: 1 } } },
      'nl',
      '422 records.address: Schrijf het adres in twee of drie delen met komma’s ertussen.',
    ],
  ])('refuses %j in %s: %s', async (body, language, outcome) => {
    const fits = 'records' in body ? { email: 'nieuw@post.example' } : {};
    expect(outcomeOf(await sign({ ...fits, ...body }, language))).toBe(outcome);
  });

  it.each([
    ['nieuw@post.example', { used: false, unique: true, valid: true }],
    ['noor@post.example', { used: true, unique: false, valid: true }],
    ['a.b+c@x-y.example', { valid: true }],
    ["o'neil@post.example", { valid: true }],
    ['.a@post.example', { valid: false }],
    ['a.@post.example', { valid: false }],
    ['a..b@post.example', { valid: false }],
    ['a@-post.example', { valid: false }],
    ['a@post-.example', { valid: false }],
    ['a@post', { valid: false }],
  ])('says beforehand of %s: %j', async (email, said) => {
    const checked = await platform.post('/identity/validate/email', { body: { email } });
    expect(checked).toMatchObject({ status: 200, body: { email: said } });
  });
});

describe('signing in by e-mail', () => {
  const noor = 'noor@post.example';
  const send = (source = 'zonnedorp_webshop', email = noor): Promise<Got> =>
    platform.post('/identity/proxy/email', { body: { email, source, target: 'voucher-0x12' } });

  /** Follows the newest link to the address that exchanges it. */
  async function exchange(): Promise<string> {
    const landing = await follow(pathOf(await linkTo(noor)));
    const [, token] =
      /^http:\/\/localhost:5173\/identity-restore\?token=([0-9a-f]{128})&target=voucher-0x12$/.exec(landing) ?? [];
    return `/identity/proxy/email/exchange/${token}`;
  }

  it('mails a link that works once and for an hour [API-037] [API-042]', async () => {
    expect(await send()).toMatchObject({ status: 201, body: {} });
    const path = await exchange();
    await platform.step(3600);
    expect((await platform.get(path)).text('access_token')).toHaveLength(200);
    expect((await platform.get(path)).status).toBe(403);
    await send();
    const late = await exchange();
    await platform.step(3601);
    expect((await platform.get(late)).status).toBe(403);
    expect((await platform.get('/identity/proxy/email/exchange/nobody')).status).toBe(404);
  });

  it('offers the link into the app on a phone, and nothing for a client that nobody knows', async () => {
    await send('me_app-ios');
    const path = pathOf(await linkTo(noor));
    const page = await platform.send('GET', path);
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toMatch(/<a href="meapp:\/\/identity-restore\?token=[0-9a-f]{128}[^"]*">Verder in de app<\/a>/);
    expect((await platform.send('GET', path.replace('me_app-ios', 'toaster'))).status).toBe(404);
  });

  it.each([
    ['zonnedorp_webshop', 'client_type=webshop&implementation_key=zonnedorp&is_mobile=0'],
    ['waterveen_provider', 'client_type=provider&implementation_key=waterveen&is_mobile=0'],
    ['me_app-ios', 'client_type=me_app-ios&implementation_key=zonnedorp&is_mobile=1'],
  ])('mails a link to where the source %s says', async (source, query) => {
    await send(source);
    expect(await linkTo(noor)).toMatch(new RegExp(`\\?target=voucher-0x12&${query}$`));
  });

  it('knows no other source, and no address that is nobody’s main address', async () => {
    const strange = ['zonnedorp', 'atlantis_webshop', 'zonnedorp_toaster', 'webshop'];
    const outcomes = await outcomesOf(...strange.map((source) => () => send(source)));
    expect(outcomes).toEqual(strange.map(() => '422 source: Deze keuze bestaat niet.'));
    expect(outcomeOf(await send('zonnedorp_webshop', 'niemand@post.example'))).toBe(
      '422 email: Dit e-mailadres kennen wij niet.',
    );
  });

  it('stops after ten attempts until ten minutes have passed', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await send()).status).toBe(201);
    expect(await send()).toMatchObject({
      status: 429,
      body: {
        error: 'to_many_attempts',
        message: 'U heeft het te vaak geprobeerd. Wacht 10 minuten.',
        meta: { error: 'not_found', attempts: 10, max_attempts: 10, available_in: 600, available_in_min: 10 },
      },
    });
    await platform.step(599);
    expect((await send()).status).toBe(429);
    await platform.step(1);
    expect((await send()).status).toBe(201);
  });
});

describe('signing in with the app', () => {
  const begin = (kind: 'token' | 'code'): Promise<Got> => platform.post(`/identity/proxy/${kind}`);
  const authorize = async (kind: 'token' | 'code', value?: string | number): Promise<Got> =>
    platform.post(`/identity/proxy/authorize/${kind}`, {
      as: await platform.tokenOf('noor'),
      body: value === undefined ? {} : { [`auth_${kind}`]: String(value) },
    });
  const newCode = async (): Promise<number> => (await begin('code')).number('auth_code');
  const stateOf = async (token?: string): Promise<unknown> =>
    (await platform.get('/identity/proxy/check-token', token ? { headers: { 'access-token': token } } : {})).body;

  it('turns a waiting token active when a phone scans the QR code [API-035] [API-038] [API-040]', async () => {
    expect(await stateOf()).toEqual({ message: 'invalid' });
    const begun = await begin('token');
    const waiting = begun.text('access_token');
    expect([begun.status, await stateOf(waiting)]).toEqual([201, { message: 'pending' }]);
    expect(await authorize('token', begun.text('auth_token'))).toMatchObject({ status: 200, body: { success: true } });
    expect(await stateOf(waiting)).toEqual({ message: 'active' });
    expect((await platform.get('/identity', { as: waiting })).status).toBe(200);
    expect((await authorize('token', begun.text('auth_token'))).status).toBe(403);
    expect((await authorize('token', 'f'.repeat(64))).status).toBe(404);
    expect(outcomeOf(await authorize('token'))).toBe('422 auth_token: Vul dit veld in.');
  });

  it('does the same for a code that is typed, for ten minutes [API-036] [API-041]', async () => {
    const code = await newCode();
    expect((await authorize('code', '111110')).status).toBe(404);
    await platform.step(601);
    expect((await authorize('code', code)).status).toBe(403);
    expect((await authorize('code', await newCode())).status).toBe(200);
  });

  it('blocks codes for ten minutes after five that are wrong, also a right one', async () => {
    const [begun, used] = [await newCode(), await newCode()];
    expect((await authorize('code', used)).status).toBe(200);
    expect((await authorize('code', used)).status).toBe(403);
    for (const code of ['111110', '111109', '111108', '111107'])
      expect((await authorize('code', code)).status).toBe(404);
    await platform.step(61);
    const message = 'U heeft het te vaak geprobeerd. Wacht 9 minuten.';
    const counts = { attempts: 5, max_attempts: 5, decay_minutes: 10 };
    const waits = { available_in: 539, available_in_min: 9, available_in_sec: 539 };
    expect(await authorize('code', begun)).toMatchObject({
      status: 429,
      body: {
        error: 'to_many_attempts',
        message,
        meta: { title: 'Even wachten', message, error: 'not_found', ...counts, ...waits },
      },
    });
    expect((await begin('token')).status).toBe(201);
    await platform.step(540);
    expect((await authorize('code', await newCode())).status).toBe(200);
  });

  it('counts no code that is right or missing, and none where limits are off', async () => {
    for (let round = 0; round < 6; round += 1) {
      expect((await authorize('code', await newCode())).status).toBe(200);
      expect((await authorize('code')).status).toBe(422);
    }
    platform.world().configure({ throttles: false });
    for (let round = 0; round < 6; round += 1) expect((await authorize('code', '111110')).status).toBe(404);
  });
});
