import { afterAll, expect, it } from 'vitest';
import { buildMockPlatform } from '../src/mock-platform.ts';

const own = 'http://localhost:8117';
const shop = 'http://localhost:5173';
const foreign = 'http://evil.example';
const mock = await buildMockPlatform({ now: '2026-11-17T14:05:31+01:00', shopUrl: shop, publicUrl: own });
const named = await buildMockPlatform({
  publicUrl: 'http://platform.example:8117',
  shopUrl: 'https://shop.example',
  host: 'desk.example',
});
afterAll(async () => {
  await mock.close();
  await named.close();
});

type Headers = { readonly [name: string]: string };
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** A request as a browser or program at `localhost:8117` sends it. */
const send = (url: string, headers: Headers, method: Method = 'GET', app = mock) =>
  app.inject({ method, url, headers: { host: 'localhost:8117', ...headers } });

/** The calls among some whose answer has another status, or an address of which other origins may read it. */
async function others(
  urls: readonly string[],
  headers: Headers,
  status: number,
  method: Method = 'GET',
): Promise<string[]> {
  const answers = urls.map(async (url) => ({ url, answer: await send(url, headers, method) }));
  return (await Promise.all(answers))
    .filter(({ answer }) => answer.statusCode !== status || answer.headers['access-control-allow-origin'] !== undefined)
    .map(({ url, answer }) => `${method} ${url}: ${answer.statusCode}`);
}

/** What a browser adds to what a page fetches, and to a link or form that a person follows. */
const fetched = (origin: string | null, site: string): Headers => ({
  ...(origin === null ? {} : { origin }),
  'sec-fetch-site': site,
  'sec-fetch-mode': origin === null ? 'no-cors' : 'cors',
  'sec-fetch-dest': 'empty',
});
const followed = (site: string, dest = 'document'): Headers => ({
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-site': site,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': dest,
});

const data = ['/_mock/api/residents', '/_mock/api/mail'];
const pages = ['/_mock', '/_mock/mail', '/_mock/docs'];
const doors = ['/_mock/api', '/_mock/faults', '/_mock/as/noor'];

it.each<readonly [host: string, isOwn: boolean]>([
  ['localhost', true],
  ['LOCALHOST:99', true],
  ['127.0.0.1:8117', true],
  ['[::1]:8117', true],
  ['[::1]', true],
  ['evil.example', false],
  ['evil.example:8117', false],
  ['localhost.evil.example', false],
  ['localhost@evil.example', false],
  ['platform.example:8117', false],
  ['localhost.', false],
  // A page cannot point a number anywhere, so a phone on the same network may open the console by it.
  ['192.168.1.20:8117', true],
  ['[fd00::20]:8117', true],
])('the console may be called %s: %s', async (host, isOwn) => {
  expect(await others(['/_mock/api/clock', '/_mock', '/_mock/assets/style.css'], { host }, isOwn ? 200 : 421)).toEqual(
    [],
  );
  expect((await send('/_mock/map/8/131/84.png', { host })).statusCode).toBe(isOwn ? 200 : 421);
  expect((await send('/_mock/api/reset', { host }, 'POST')).statusCode).toBe(isOwn ? 200 : 421);
});

it('the console may be called by the names that it was given for itself, the shop and its host', async () => {
  for (const host of ['platform.example:8117', 'shop.example', 'desk.example:8117', 'localhost:8117'])
    expect((await send('/_mock', { host }, 'GET', named)).statusCode, `to ${host}`).toBe(200);
  expect((await send('/_mock', { host: 'evil.example' }, 'GET', named)).statusCode).toBe(421);
});

it('a wrong host is told in plain text to a person and as JSON to a program, and does not matter to the API', async () => {
  const host = 'evil.example';
  const person = await send('/_mock', { host, accept: 'text/html' });
  expect(person.headers['content-type']).toContain('text/plain');
  expect(person.body).toBe(`The console answers only at its own address, such as ${own}/_mock.`);
  expect((await send('/_mock', { host })).json()).toEqual({ message: person.body });
  const headers = { host, 'client-type': 'webshop', origin: foreign };
  expect((await send('/api/v1/platform/funds', headers)).statusCode).toBe(200);
});

it.each<readonly [who: string, headers: Headers]>([
  ['a program', {}],
  ['its own pages', fetched(own, 'same-origin')],
  ['a form on its own pages', { ...followed('same-origin'), origin: own }],
  ['itself by another name', { host: '127.0.0.1:8117', ...fetched('http://127.0.0.1:8117', 'same-origin') }],
  ['the shop', fetched(shop, 'same-site')],
  ['Node, which names a mode but no site', { 'sec-fetch-mode': 'cors' }],
])('%s may read and write', async (_who, headers) => {
  expect(await others([...data, ...pages], headers, 200)).toEqual([]);
  expect((await send('/_mock/api/reset', headers, 'POST')).statusCode).toBe(200);
});

it.each<readonly [who: string, headers: Headers]>([
  ['another site', fetched(foreign, 'cross-site')],
  ['another site without an origin', fetched(null, 'cross-site')],
  ['another site, in a browser that does not tell so', { origin: foreign }],
  ['a page without an origin', fetched('null', 'cross-site')],
  ['another program on this machine', fetched('http://localhost:8352', 'same-site')],
  ['the same without an origin', fetched(null, 'same-site')],
  ['another site that names our origin', fetched(own, 'cross-site')],
  ['the same name by another scheme and port', { origin: 'https://localhost' }],
  ['a picture on another site', { ...fetched(null, 'cross-site'), 'sec-fetch-dest': 'image' }],
  ['a frame on another site', followed('cross-site', 'iframe')],
  ['a frame in the shop', followed('same-site', 'iframe')],
  ['a WebSocket of another site', { origin: foreign, connection: 'Upgrade', upgrade: 'websocket' }],
])('%s may neither read nor write, and changes nothing', async (_who, headers) => {
  const before = mock.mockPlatform.worlds.get('dev')?.snapshot();
  expect(await others([...data, ...pages, ...doors], headers, 403)).toEqual([]);
  const posts = ['/_mock/api/reset', '/_mock/do/reset', '/_mock/do/world', '/_mock/digid', '/_mock/phone/approve'];
  expect(await others([...posts, '/_mock/api/faults'], headers, 403, 'POST')).toEqual([]);
  expect(await others(['/_mock/api/faults/1'], headers, 403, 'PATCH')).toEqual([]);
  expect(await others(['/_mock/api/faults'], headers, 403, 'DELETE')).toEqual([]);
  const told = await send('/_mock/do/world', headers, 'POST');
  expect([told.body.includes('another web page'), told.headers['set-cookie']]).toEqual([true, undefined]);
  expect(mock.mockPlatform.worlds.get('dev')?.snapshot()).toEqual(before);
});

it('a link leads to pages, and from another site not to data', async () => {
  for (const site of ['none', 'same-origin', 'same-site', 'cross-site']) {
    expect(await others(pages, followed(site), 200)).toEqual([]);
    const signIn = await send('/_mock/as/noor', followed(site));
    expect([signIn.statusCode, signIn.headers.location]).toEqual([302, expect.stringContaining(`${shop}/auth-link`)]);
  }
  expect(await others(data, followed('cross-site'), 403)).toEqual([]);
});

it('nothing is allowed beforehand to another origin; the map, the geocoder and letters are given to all', async () => {
  const asks = { ...fetched(foreign, 'cross-site'), 'access-control-request-method': 'POST' };
  const asked = await send('/_mock/api/reset', asks, 'OPTIONS');
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  expect(asked.headers['access-control-allow-methods']).toBeUndefined();
  const open = ['map/8/131/84.png', 'locatieserver/search/v3_1/free?q=badlaan', 'assets/letter.css'];
  for (const headers of [fetched(shop, 'same-site'), fetched(foreign, 'cross-site'), fetched('null', 'cross-site')])
    for (const url of open) expect((await send(`/_mock/${url}`, headers)).statusCode).toBe(200);
});

it('the cookie that chooses a world is only given to a form of the console itself', async () => {
  const form = { host: 'localhost:8117', 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { ...form, ...fetched(own, 'same-origin') };
  const chosen = await mock.inject({ method: 'POST', url: '/_mock/do/world', headers, payload: 'world=dev' });
  expect(chosen.headers['set-cookie']).toBe('mock-world=dev; Path=/; SameSite=Lax');
});
