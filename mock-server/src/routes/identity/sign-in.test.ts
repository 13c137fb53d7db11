import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const pathOf = (link: unknown): string => new URL(String(link)).pathname + new URL(String(link)).search;
const tokenIn = (location: unknown): string => new URL(String(location)).searchParams.get('token') ?? '';
const firstLink = (mail: { readonly [name: string]: unknown }): unknown =>
  Array.isArray(mail['links']) ? mail['links'][0] : undefined;

describe('signing up by e-mail', () => {
  it('makes an account and mails a link that signs in once [API-032] [API-033] [API-043]', async () => {
    const email = 'nieuw@post.example';
    const check = await platform.post('/identity/validate/email', { body: { email } });
    expect(check).toMatchObject({ status: 200, body: { email: { used: false, unique: true, valid: true } } });
    const made = await platform.post('/identity', { body: { email, target: 'fundRequest-1' } });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ address: expect.stringMatching(/^0x[0-9a-f]{40}$/) });

    const landing = await platform.send('GET', pathOf(firstLink(await platform.mailTo(email))));
    expect(landing.status).toBe(302);
    expect(landing.headers['location']).toMatch(
      /^http:\/\/localhost:5173\/confirmation\/email\/[0-9a-f]{200}\?target=fundRequest-1$/,
    );
    const token = /email\/([0-9a-f]+)/.exec(String(landing.headers['location']))?.[1] ?? '';
    const exchanged = await platform.get(`/identity/proxy/confirmation/exchange/${token}`);
    const as = exchanged.text('access_token');
    expect(await platform.get('/identity', { as })).toMatchObject({
      body: { data: { email, bsn: false, bsn_time: null } },
    });
    const emails = await platform.get('/identity/emails', { as });
    expect(emails.list('data')).toMatchObject([{ email, verified: true, primary: true }]);
    expect(await platform.get(`/identity/proxy/confirmation/exchange/${token}`)).toMatchObject({ status: 403 });
  });

  it('wants a value for each record, of a type that exists', async () => {
    const records = { given_name: ' ', family_name: null, bsn: '', shoe_size: '43', address: 'Kade 1' };
    const sent = { body: { email: 'nieuw@post.example', records }, headers: { 'accept-language': 'en' } };
    expect((await platform.post('/identity', sent)).at('errors')).toEqual({
      'records.given_name': ['Fill in this field.'],
      'records.family_name': ['Fill in this field.'],
      'records.shoe_size': ['This choice does not exist.'],
      'records.address': ['Write the address in two or three parts with commas between them.'],
    });
  });

  it.each([
    ['a.b+c@x-y.example', true],
    ["o'neil@post.example", true],
    ['.a@post.example', false],
    ['a.@post.example', false],
    ['a..b@post.example', false],
    ['a@-post.example', false],
    ['a@post-.example', false],
    ['a@post', false],
  ])('calls %s a right address: %s', async (email, valid) => {
    expect((await platform.post('/identity/validate/email', { body: { email } })).at('email.valid')).toBe(valid);
  });

  it('refuses an address that is in use, and one that is none', async () => {
    const used = await platform.post('/identity', { body: { email: 'NOOR@post.example' } });
    expect(used).toMatchObject({ status: 422, body: { errors: { email: ['Dit e-mailadres is al in gebruik.'] } } });
    const wrong = await platform.post('/identity', {
      body: { email: 'geen adres' },
      headers: { 'accept-language': 'en' },
    });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { email: ['Enter a valid e-mail address.'] } } });
    expect(await platform.post('/identity', { body: {} })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Vul dit veld in.'] } },
    });
  });
});

describe('signing in by e-mail', () => {
  const send = () =>
    platform.post('/identity/proxy/email', {
      body: { email: 'noor@post.example', source: 'zonnedorp_webshop', target: 'voucher-0x12' },
    });

  it('mails a link that works once and for an hour [API-037] [API-042]', async () => {
    expect(await send()).toMatchObject({ status: 201, body: {} });
    const landing = await platform.send('GET', pathOf(firstLink(await platform.mailTo('noor@post.example'))));
    expect(landing.headers['location']).toMatch(
      /^http:\/\/localhost:5173\/identity-restore\?token=[0-9a-f]{128}&target=voucher-0x12$/,
    );
    const path = `/identity/proxy/email/exchange/${tokenIn(landing.headers['location'])}`;
    expect((await platform.get(path)).text('access_token')).toHaveLength(200);
    expect(await platform.get(path)).toMatchObject({ status: 403 });
  });

  it('offers the link into the app on a phone, and nothing for a client that nobody knows', async () => {
    await platform.post('/identity/proxy/email', { body: { email: 'noor@post.example', source: 'me_app-ios' } });
    const path = pathOf(firstLink(await platform.mailTo('noor@post.example')));
    const page = await platform.send('GET', path);
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toMatch(/<a href="meapp:\/\/identity-restore\?token=[0-9a-f]{128}">Verder in de app<\/a>/);
    expect((await platform.send('GET', path.replace('me_app-ios', 'toaster'))).status).toBe(404);
  });

  it('refuses the link after its hour', async () => {
    await send();
    const landing = await platform.send('GET', pathOf(firstLink(await platform.mailTo('noor@post.example'))));
    await platform.step(3601);
    expect(await platform.get(`/identity/proxy/email/exchange/${tokenIn(landing.headers['location'])}`)).toMatchObject({
      status: 403,
    });
    expect(await platform.get('/identity/proxy/email/exchange/nobody')).toMatchObject({ status: 404 });
  });

  it.each([
    ['zonnedorp_webshop', 'client_type=webshop&implementation_key=zonnedorp&is_mobile=0'],
    ['waterveen_provider', 'client_type=provider&implementation_key=waterveen&is_mobile=0'],
    ['me_app-ios', 'client_type=me_app-ios&implementation_key=zonnedorp&is_mobile=1'],
  ])('mails a link to where the source %s says', async (source, query) => {
    await platform.post('/identity/proxy/email', { body: { email: 'noor@post.example', source } });
    expect(String(firstLink(await platform.mailTo('noor@post.example')))).toMatch(new RegExp(`\\?target=&${query}$`));
  });

  it.each(['zonnedorp', 'atlantis_webshop', 'zonnedorp_toaster', 'webshop'])('knows no source %s', async (source) => {
    const answer = await platform.post('/identity/proxy/email', { body: { email: 'noor@post.example', source } });
    expect(answer).toMatchObject({ status: 422, body: { errors: { source: ['Deze keuze bestaat niet.'] } } });
  });

  it('refuses an address that nobody has as main address', async () => {
    const answer = await platform.post('/identity/proxy/email', {
      body: { email: 'niemand@post.example', source: 'zonnedorp_webshop' },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: ['Dit e-mailadres kennen wij niet.'] } } });
  });

  it('stops after ten attempts until ten minutes have passed', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused).toMatchObject({
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
  it('turns a waiting token active when a phone scans the QR code [API-035] [API-038] [API-040]', async () => {
    const begun = await platform.post('/identity/proxy/token');
    const waiting = { 'access-token': begun.text('access_token') };
    expect(await platform.get('/identity/proxy/check-token', { headers: waiting })).toMatchObject({
      body: { message: 'pending' },
    });
    const as = await platform.tokenOf('noor');
    const approval = { as, body: { auth_token: begun.text('auth_token') } };
    expect(await platform.post('/identity/proxy/authorize/token', approval)).toMatchObject({ body: { success: true } });
    expect(await platform.get('/identity/proxy/check-token', { headers: waiting })).toMatchObject({
      body: { message: 'active' },
    });
    expect((await platform.get('/identity', { as: begun.text('access_token') })).status).toBe(200);
    expect((await platform.post('/identity/proxy/authorize/token', approval)).status).toBe(403);
  });

  it('does the same for a code that is typed, for ten minutes [API-036] [API-041]', async () => {
    const as = await platform.tokenOf('noor');
    const begun = await platform.post('/identity/proxy/code');
    const code = begun.number('auth_code');
    expect((await platform.post('/identity/proxy/authorize/code', { as, body: { auth_code: '111110' } })).status).toBe(
      404,
    );
    await platform.step(601);
    expect(
      (
        await platform.post('/identity/proxy/authorize/code', {
          as: await platform.tokenOf('noor'),
          body: { auth_code: code },
        })
      ).status,
    ).toBe(403);
    const again = await platform.post('/identity/proxy/code');
    const good = { as: await platform.tokenOf('noor'), body: { auth_code: String(again.number('auth_code')) } };
    expect(await platform.post('/identity/proxy/authorize/code', good)).toMatchObject({ status: 200 });
  });

  it('blocks codes for ten minutes after five that are wrong, also a right one', async () => {
    const as = await platform.tokenOf('noor');
    const begun = await platform.post('/identity/proxy/code');
    const used = await platform.post('/identity/proxy/code');
    const send = async (code: number | string) =>
      platform.post('/identity/proxy/authorize/code', { as, body: { auth_code: String(code) } });
    expect((await send(used.number('auth_code'))).status).toBe(200);
    expect((await send(used.number('auth_code'))).status).toBe(403);
    for (const code of ['111110', '111109', '111108', '111107']) expect((await send(code)).status).toBe(404);
    await platform.step(61);
    const blocked = await send(begun.number('auth_code'));
    expect(blocked).toMatchObject({
      status: 429,
      body: {
        error: 'to_many_attempts',
        message: 'U heeft het te vaak geprobeerd. Wacht 9 minuten.',
        meta: {
          title: 'Even wachten',
          message: 'U heeft het te vaak geprobeerd. Wacht 9 minuten.',
          error: 'not_found',
          attempts: 5,
          available_in: 539,
          available_in_min: 9,
          available_in_sec: 539,
          decay_minutes: 10,
          max_attempts: 5,
        },
      },
    });
    expect((await platform.post('/identity/proxy/token')).status).toBe(201);
    await platform.step(540);
    const again = await platform.post('/identity/proxy/code');
    expect((await send(again.number('auth_code'))).status).toBe(200);
  });

  it('counts no code that is right or missing, and none where limits are off', async () => {
    const as = await platform.tokenOf('noor');
    const send = async (body: object) => platform.post('/identity/proxy/authorize/code', { as, body });
    for (let round = 0; round < 6; round += 1) {
      const begun = await platform.post('/identity/proxy/code');
      expect((await send({ auth_code: String(begun.number('auth_code')) })).status).toBe(200);
      expect((await send({})).status).toBe(422);
    }
    await platform.send('POST', '/_mock/api/settings', { body: { throttles: false } });
    for (let round = 0; round < 6; round += 1) expect((await send({ auth_code: '111110' })).status).toBe(404);
  });

  it('lets the console approve in place of a phone', async () => {
    const begun = await platform.post('/identity/proxy/token');
    const body = { auth_token: begun.text('auth_token'), persona: 'noor' };
    expect(await platform.send('POST', '/_mock/api/phone/approve', { body })).toMatchObject({
      body: { success: true },
    });
    expect((await platform.get('/identity', { as: begun.text('access_token') })).status).toBe(200);
  });

  it('calls an unknown token invalid', async () => {
    expect(await platform.get('/identity/proxy/check-token')).toMatchObject({ body: { message: 'invalid' } });
  });
});
