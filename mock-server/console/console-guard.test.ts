import { afterAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../src/mock-platform.ts';
import { isOwnHost } from './console-guard.ts';

const own = 'http://localhost:8117';
const shop = 'http://localhost:5173';
const foreign = 'http://evil.example';

const mock = await buildMockPlatform({ now: '2026-11-17T14:05:31+01:00', shopUrl: shop, publicUrl: own });
afterAll(async () => mock.close());

type Headers = { readonly [name: string]: string };
type Sent = { readonly method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'; readonly headers?: Headers };

/** A request as a browser or program at `localhost:8117` sends it. */
const send = async (url: string, { method = 'GET', headers = {} }: Sent = {}, app = mock) =>
  app.inject({ method, url, headers: { host: 'localhost:8117', ...headers } });

/** The headers that a browser adds to what a page fetches. */
const fetched = (origin: string | null, site: string): Headers => ({
  ...(origin === null ? {} : { origin }),
  'sec-fetch-site': site,
  'sec-fetch-mode': origin === null ? 'no-cors' : 'cors',
  'sec-fetch-dest': 'empty',
});

/** The headers that a browser adds when a person follows a link. */
const followed = (site: string, dest = 'document'): Headers => ({
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-site': site,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': dest,
});

describe('the Host header of a request to the console', () => {
  it.each(['localhost', 'localhost:8117', 'LOCALHOST:99', '127.0.0.1:8117', '[::1]:8117', '[::1]'])(
    'may be %s',
    async (host) => {
      expect((await send('/_mock/api/clock', { headers: { host } })).statusCode).toBe(200);
      expect((await send('/_mock', { headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'evil.example:8117',
    'localhost.evil.example',
    'localhost@evil.example',
    '192.168.1.20:8117',
    'localhost:8117:80',
  ])('may not be "%s"', async (host) => {
    for (const url of [
      '/_mock/api/clock',
      '/_mock',
      '/_mock/as/noor',
      '/_mock/assets/base.css',
      '/_mock/map/8/131/84.svg',
    ]) {
      const refused = await send(url, { headers: { host } });
      expect(refused.statusCode, `to ${url}`).toBe(421);
      expect(refused.body).toContain('The console answers only at its own address');
    }
    expect((await send('/_mock/api/reset', { method: 'POST', headers: { host } })).statusCode).toBe(421);
  });

  it('may name what the mock platform and the shop were told that they are called', async () => {
    const named = await buildMockPlatform({
      publicUrl: 'http://platform.example:8117',
      shopUrl: 'https://shop.example',
      host: 'desk.example',
    });
    for (const host of ['platform.example:8117', 'shop.example', 'desk.example:8117', 'localhost:8117']) {
      expect((await send('/_mock/api/clock', { headers: { host } }, named)).statusCode, `to ${host}`).toBe(200);
    }
    expect((await send('/_mock/api/clock', { headers: { host: 'evil.example' } }, named)).statusCode).toBe(421);
    await named.close();
  });

  it.each([
    ['192.168.1.20:8117', '192.168.1.20'],
    ['192.168.1.20:8117', '::ffff:192.168.1.20'],
    ['[fd00::20]:8117', 'fd00::20'],
  ])('may be %s when the connection came in at %s', async (host, localAddress) => {
    const request = { headers: { host }, socket: { localAddress } };
    expect(isOwnHost(request, mock.mockPlatform.settings)).toBe(true);
    expect(isOwnHost({ ...request, headers: { host: 'evil.example' } }, mock.mockPlatform.settings)).toBe(false);
    expect(isOwnHost({ ...request, socket: {} }, mock.mockPlatform.settings)).toBe(false);
  });

  it('is told to a person in plain text and to a program as JSON', async () => {
    const headers = { host: 'evil.example', accept: 'text/html' };
    const person = await send('/_mock', { headers });
    expect(person.headers['content-type']).toContain('text/plain');
    expect(person.body).toBe(`The console answers only at its own address, such as ${own}/_mock.`);
    expect((await send('/_mock', { headers: { host: 'evil.example' } })).json()).toEqual({ message: person.body });
  });

  it('does not matter to the API of the platform', async () => {
    const headers = { host: 'evil.example', 'client-type': 'webshop', origin: foreign };
    expect((await send('/api/v1/platform/funds', { headers })).statusCode).toBe(200);
  });
});

const writes: readonly (readonly ['POST' | 'PATCH' | 'DELETE', string])[] = [
  ['POST', '/_mock/api/reset'],
  ['POST', '/_mock/do/reset'],
  ['POST', '/_mock/do/world'],
  ['POST', '/_mock/digid'],
  ['POST', '/_mock/phone/approve'],
  ['PATCH', '/_mock/api/faults/1'],
  ['DELETE', '/_mock/api/faults'],
];

describe('a write in the console', () => {
  it.each<readonly [string, Headers]>([
    ['another site', fetched(foreign, 'cross-site')],
    ['another site, in a browser that does not tell so', { origin: foreign }],
    ['a page without an origin', fetched('null', 'cross-site')],
    ['another program on this machine', fetched('http://localhost:8352', 'same-site')],
    ['another program on this machine, without an origin', fetched(null, 'same-site')],
    ['another site that names our origin', fetched(own, 'cross-site')],
    ['a form on another site', { ...followed('cross-site'), origin: foreign }],
    ['the same name by another scheme and port', { origin: 'https://localhost' }],
  ])('is refused when it comes from %s', async (_, headers) => {
    for (const [method, url] of writes) {
      const refused = await send(url, { method, headers });
      expect(refused.statusCode, `to ${url}`).toBe(403);
      expect(refused.body).toContain('another web page');
      expect(refused.headers['access-control-allow-origin']).toBeUndefined();
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
  });

  it('changes nothing when it is refused', async () => {
    const before = mock.mockPlatform.worlds.get('dev')?.snapshot();
    await send('/_mock/api/faults', { method: 'POST', headers: { origin: foreign } });
    expect(mock.mockPlatform.worlds.get('dev')?.snapshot()).toEqual(before);
  });

  it.each<readonly [string, Headers]>([
    ['a program', {}],
    ['its own pages', fetched(own, 'same-origin')],
    ['a form on its own pages', { ...followed('same-origin'), origin: own }],
    [
      'its own pages at another own name',
      { host: '127.0.0.1:8117', ...fetched('http://127.0.0.1:8117', 'same-origin') },
    ],
    ['the shop', fetched(shop, 'same-site')],
    ['Node, which names a mode but no site', { 'sec-fetch-mode': 'cors' }],
  ])('is done when it comes from %s', async (_, headers) => {
    expect((await send('/_mock/api/reset', { method: 'POST', headers })).statusCode).toBe(200);
  });
});

describe('a read in the console', () => {
  it.each<readonly [string, Headers]>([
    ['another site', fetched(null, 'cross-site')],
    ['a script of another site', fetched(foreign, 'cross-site')],
    ['a script of another site, in a browser that does not tell so', { origin: foreign }],
    ['another program on this machine', fetched('http://localhost:8352', 'same-site')],
    [
      'a picture on another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a frame on another site', followed('cross-site', 'iframe')],
    ['a frame in the shop', followed('same-site', 'iframe')],
    ['a WebSocket of another site', { origin: foreign, connection: 'Upgrade', upgrade: 'websocket' }],
  ])('is refused to %s', async (_, headers) => {
    for (const url of [
      '/_mock/api/residents',
      '/_mock/api/mail',
      '/_mock/api',
      '/_mock',
      '/_mock/faults',
      '/_mock/as/noor',
    ]) {
      const refused = await send(url, { headers });
      expect(refused.statusCode, `to ${url}`).toBe(403);
      expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('is refused to a link on another site when it leads to data', async () => {
    for (const url of ['/_mock/api/residents', '/_mock/api/mail/1/eml', '/_mock/api/export']) {
      expect((await send(url, { headers: followed('cross-site') })).statusCode, `to ${url}`).toBe(403);
    }
  });

  it.each(['none', 'same-origin', 'same-site', 'cross-site'])(
    'is given to a person who opens a page by a link (%s)',
    async (site) => {
      for (const url of ['/_mock', '/_mock/mail', '/_mock/docs', '/_mock/docs/']) {
        expect((await send(url, { headers: followed(site) })).statusCode, `to ${url}`).toBe(200);
      }
      const signIn = await send('/_mock/as/noor', { headers: followed(site) });
      expect([signIn.statusCode, signIn.headers.location]).toEqual([302, expect.stringContaining(`${shop}/auth-link`)]);
    },
  );

  it.each<readonly [string, Headers]>([
    ['a program', {}],
    ['its own pages', fetched(null, 'same-origin')],
    ['Node, which names a mode but no site', { 'sec-fetch-mode': 'cors' }],
  ])('is given to %s, without leave for other origins', async (_, headers) => {
    for (const url of ['/_mock/api/residents', '/_mock/api/mail', '/_mock/docs/json', '/_mock']) {
      const given = await send(url, { headers });
      expect(given.statusCode, `to ${url}`).toBe(200);
      expect(given.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('is not allowed beforehand to another origin', async () => {
    const headers = { ...fetched(foreign, 'cross-site'), 'access-control-request-method': 'POST' };
    const asked = await send('/_mock/api/reset', { method: 'OPTIONS', headers });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    expect(asked.headers['access-control-allow-methods']).toBeUndefined();
  });
});

describe('the map, the geocoder and the style sheets', () => {
  it.each([
    '/_mock/map/8/131/84.svg',
    '/_mock/locatieserver/search/v3_1/suggest?q=badlaan',
    '/_mock/assets/letter.css',
  ])('are given to pages of other origins: %s', async (url) => {
    for (const headers of [fetched(shop, 'same-site'), fetched(foreign, 'cross-site'), fetched('null', 'cross-site')]) {
      expect((await send(url, { headers })).statusCode).toBe(200);
    }
  });
});

describe('the cookie that chooses a world', () => {
  it('is only given to a form of the console itself', async () => {
    const choose = async (headers: Headers) =>
      mock.inject({
        method: 'POST',
        url: '/_mock/do/world',
        headers: { host: 'localhost:8117', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'world=dev',
      });
    const chosen = await choose(fetched(own, 'same-origin'));
    expect(chosen.headers['set-cookie']).toBe('mock-world=dev; Path=/; SameSite=Lax');
    const refused = await choose({ ...followed('cross-site'), origin: foreign });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  });
});
