import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

describe('who calls', () => {
  it.each([
    [{ 'client-type': '' }, 'unknown_client_type'],
    [{ 'client-type': 'toaster' }, 'unknown_client_type'],
    [{ 'client-key': 'atlantis' }, 'unknown_implementation_key'],
    [{ 'client-version': 'nieuw' }, 'invalid_client_version'],
    [{ 'client-key': 'atlantis', 'client-type': 'toaster' }, 'unknown_implementation_key'],
  ])('is refused with %j: %s', async (headers, message) => {
    expect(await platform.get('/platform/config/webshop', { headers })).toMatchObject({
      status: 403,
      body: { message },
    });
  });

  it('gets the configuration of its tenant [API-001]', async () => {
    const zonnedorp = await platform.get('/platform/config/webshop');
    expect(zonnedorp.at('data.digid_api_url')).toBe('http://localhost:5173/api/v1');
    const waterveen = await platform.get('/platform/config/webshop', { headers: { 'client-key': 'waterveen' } });
    expect(waterveen.at('data.implementation_name')).not.toBe(zonnedorp.at('data.implementation_name'));
    expect((await platform.get('/platform/config/nothing')).status).toBe(404);
    expect((await platform.get('/platform/config/webshop?ver=a-b')).status).toBe(403);
  });

  it('hears Dutch unless it asks for exactly "en"', async () => {
    const ask = async (language: string) =>
      (await platform.post('/identity', { body: {}, headers: { 'accept-language': language } })).at('message');
    expect(await ask('en')).toBe('The details you filled in are not right.');
    expect(await ask('nl')).toBe('De ingevulde gegevens kloppen niet.');
    expect(await ask('en-GB,en;q=0.9')).toBe('De ingevulde gegevens kloppen niet.');
  });
});

describe('when it is', () => {
  it.each([
    ['an answer', '/platform/config/webshop'],
    ['a refusal', '/platform/nothing'],
    ['the list of funds', '/platform/funds'],
  ])(
    "stands on %s, by the clock of its world, for a page of any origin: the shop's clock follows it",
    async (_case, path) => {
      await platform.mock.moveClock({ jump_to: '2026-03-28T23:59:30Z' });
      const { headers } = await platform.get(path);
      expect(headers['date']).toBe('Sat, 28 Mar 2026 23:59:30 GMT');
      expect(headers['access-control-expose-headers']).toContain('Date, Age');
    },
  );
});

describe('what is called', () => {
  it('is 404 when unknown and 405 with another method', async () => {
    expect((await platform.get('/platform/nothing')).status).toBe(404);
    expect(await platform.delete('/platform/funds')).toMatchObject({ status: 405 });
    expect(await platform.patch('/platform/vouchers/0x12/share')).toMatchObject({ status: 405 });
  });

  it.each(['/platform/funds/%ff', '/identity/proxy/email/exchange/%00%ff', '/platform/%zz'])(
    'is 404 when its address cannot be read, such as %s',
    async (path) => {
      const answer = await platform.get(path);
      expect(answer).toMatchObject({ status: 404, body: { message: 'Not found.' } });
      expect(answer.body).toEqual({ message: 'Not found.' });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    },
  );

  it.each(['{"email":', 'null', '[]', '"text"', '7', `${'['.repeat(5000)}${']'.repeat(5000)}`])(
    'may have a body that cannot be read, such as %.20s: the fields are refused',
    async (payload) => {
      const headers = { 'client-type': 'webshop', 'content-type': 'application/json' };
      const answer = await platform.app.inject({ method: 'POST', url: '/api/v1/identity', headers, payload });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']]);
    },
  );

  it('takes a filter that is sent empty as one that is not sent, and trims what is asked', async () => {
    const same: readonly (readonly [asked: string, plain: string])[] = [
      [
        'products?q=&fund_id=&product_category_id=&order_by=&order_by_dir=&per_page=&postcode=&distance=&bookmarked=',
        'products',
      ],
      ['providers?q=%20&fund_id=&business_type_id=&order_by=&page=', 'providers'],
      ['search?search_item_types=&fund_type=&take=', 'search'],
      ['search?search_item_types[]=&q=', 'search'],
      ['product-categories?parent_id=&used_type=&per_page=', 'product-categories'],
      ['organizations?is_employee=&dependency[]=&q=', 'organizations'],
      ['business-types?q=', 'business-types'],
      ['funds?tag_id=&organization_id=&per_page=', 'funds'],
      [
        'products?order_by=%20name%20&order_by_dir=asc%20&q=%20zwem%20',
        'products?order_by=name&order_by_dir=asc&q=zwem',
      ],
    ];
    for (const [asked, plain] of same)
      expect((await platform.get(`/platform/${asked}`)).body, `of ${asked}`).toEqual(
        (await platform.get(`/platform/${plain}`)).body,
      );
  });

  it('carries the headers of the API, also to another origin', async () => {
    const answer = await platform.get('/platform/funds', { headers: { origin: 'http://localhost:5173' } });
    expect(answer.headers).toMatchObject({
      'api-version': '1.0.0',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
    const preflight = await platform.app.inject({ method: 'OPTIONS', url: '/api/v1/platform/funds' });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('Client-Type');
  });
});

it('an answer that breaks the description is a 500 that names the difference', async () => {
  const broken: object = { name: 12 };
  for (const fund of platform.table('funds').where('id', 1)) platform.table('funds').update(fund, broken);
  const answer = await platform.get('/platform/funds/1');
  expect(answer).toMatchObject({ status: 500, body: { message: expect.stringContaining('readFund') } });
  expect(JSON.stringify(answer.at('differences'))).toContain('/data/name must be string');
});

describe('a world', () => {
  const inWorld = (world: string, path: string) =>
    platform.app.inject({ url: `/api/v1${path}`, headers: { 'client-type': 'webshop', 'mock-world': world } });

  it('never meets another one', async () => {
    await platform.scenario('ordinary-tuesday');
    const as = await platform.tokenOf('noor');
    const [first] = (await platform.get('/platform/products')).list('data');
    await platform.post(`/platform/products/${String(first?.['id'])}/bookmark`, { as });
    const before = platform.world();
    await platform.scenario('ordinary-tuesday');
    expect(platform.world()).not.toBe(before);
    expect(platform.world().table('bookmarks').size).toBe(before.table('bookmarks').size - 1);
    expect((await platform.get('/identity', { as })).status).toBe(401);
  });

  it('is chosen by a cookie too, and must exist', async () => {
    await platform.send('POST', '/_mock/api/worlds', { body: { name: 'koekje', scenario: 'empty-platform' } });
    const cookie = await platform.app.inject({
      url: '/api/v1/platform/products',
      headers: { 'client-type': 'webshop', cookie: 'a=b; mock-world=koekje' },
    });
    expect(cookie.json()).toMatchObject({ meta: { total: 0 } });
    const unknown = await inWorld('nergens', '/platform/funds');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().message).toContain('There is no world "nergens"');
  });

  it('must be named when the mock platform is strict', async () => {
    const strict = await Harness.open({ strictWorlds: true });
    const answer = await strict.app.inject({ url: '/api/v1/platform/funds', headers: { 'client-type': 'webshop' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('strict');
    expect((await strict.get('/platform/funds')).status).toBe(200);
    // The shop asks the national services without cookies.
    const place = await strict.app.inject('/_mock/locatieserver/search/v3_1/free?q=badlaan');
    expect(place.statusCode).toBe(200);
    await strict.app.close();
  });
});
