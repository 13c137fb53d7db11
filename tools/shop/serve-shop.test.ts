import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerHeaders, securityHeaders } from '../../apps/webshop/vite/content-security-policy.ts';
import { listenOnFreePort, portNumberOf } from '../support/listening.ts';
import { rawRequest } from '../support/raw-request.ts';
import { createShopServer } from './serve-shop.ts';
import { versionOfShop } from './version.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const script = 'home();'.repeat(200);
mkdirSync(join(folder, 'assets'));
const writePage = (text: string): void =>
  writeFileSync(
    join(folder, 'index.html'),
    `<p>${text}</p><script type="application/json" id="environment">{}</script>`,
  );
writePage('page');
writeFileSync(join(folder, 'skyline.svg'), '<svg/>');
writeFileSync(join(folder, 'service-worker.js'), 'work();');
writeFileSync(join(folder, 'assets', 'home-1a2b.js'), script);
writeFileSync(join(folder, 'assets', 'home-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets', 'home-1a2b.js.gz'), gzipSync(script));
const sourceMaps = join(folder, 'maps');
mkdirSync(sourceMaps);
writeFileSync(join(sourceMaps, 'home-1a2b.js.map'), '{"version":3}');

/** Sends a first part and closes the connection, as a stopped platform does. */
const cutAfter = (response: ServerResponse, part: string): void =>
  void response.write(part, () => setImmediate(() => response.destroy()));

const calls: Record<string, number> = {};
let finish = (): void => undefined;
const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/api/headers': (request, response) => response.end(JSON.stringify(request.headers)),
  '/_mock/mail': (_request, response) =>
    response.writeHead(200, { 'Content-Security-Policy': 'of the mailbox' }).end('the mailbox'),
  '/api/echo': (request, response) => void request.pipe(response),
  '/api/cut': (_request, response) => cutAfter(response.writeHead(200), 'the first part'),
  '/api/cut-length': (_request, response) => cutAfter(response.writeHead(200, { 'Content-Length': 100 }), 'part'),
  '/api/silent': (_request, response) => response.destroy(),
  '/api/busy': (_request, response) => response.writeHead(503).end('busy'),
  '/api/close': (_request, response) =>
    response.writeHead(200, { Connection: 'close', 'Set-Cookie': ['a=1', 'b=2'] }).end('closed'),
  '/api/parts': (_request, response) => {
    response.write('first');
    finish = () => response.end(' second');
  },
};
const platform = createServer((request, response) => {
  const path = request.url ?? '';
  calls[path] = (calls[path] ?? 0) + 1;
  answers[path]?.(request, response);
});

let shop: FastifyInstance;
let origin = '';
let platformOrigin = '';

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: 'localhost' });
  return `http://localhost:${portNumberOf(app.server)}`;
}

beforeAll(async () => {
  platformOrigin = `http://127.0.0.1:${await listenOnFreePort(platform)}`;
  shop = createShopServer({ folder, sourceMaps, platform: platformOrigin });
  origin = await listening(shop);
});
afterAll(async () => {
  await shop.close();
  platform.closeAllConnections();
  platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(`${origin}${path}`, { method, headers: { 'accept-encoding': 'identity', ...headers } });

describe('the built shop', () => {
  it.each(['/', '/index.html', '/tegoeden', '/fondsen/12?q=1', '/auth-link?token=abc', '/confirmation/email/a.b'])(
    'serves the page at %s, with the security headers and the environment data, and asks for it again',
    async (path) => {
      const answer = await get(path);
      const text = await answer.text();
      expect(text).toContain('<p>page</p>');
      expect(text).toContain(`"redirectOrigins":["${platformOrigin}"]`);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      for (const [name, value] of Object.entries(securityHeaders([platformOrigin], path.replace(/\?.*/, ''))))
        expect({ [name]: answer.headers.get(name) }).toEqual({ [name]: value });
    },
  );

  it('names the source map of a script and serves it from its own folder', async () => {
    const map = (await get('/assets/home-1a2b.js')).headers.get('SourceMap');
    expect(await (await get(String(map))).json()).toEqual({ version: 3 });
  });

  it('serves the page of a new build while it runs', async () => {
    writePage('page of another build');
    expect(await (await get('/')).text()).toContain('page of another build');
    writePage('page');
  });

  it.each([
    ['/assets/home-1a2b.js', 'application/javascript', 'public, max-age=31536000, immutable', script],
    ['/service-worker.js', 'application/javascript', 'no-cache', 'work();'],
    ['/skyline.svg', 'image/svg+xml', 'no-cache', '<svg/>'],
  ])('serves %s, cached for good only when its name has a hash', async (path, type, cached, content) => {
    const answer = await get(path, { range: 'bytes=2-4' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toBe(cached);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const known = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await get(path, known)).status).toBe(304);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('sends the file that the build compressed to a browser that accepts "%s"', async (accepted, encoding) => {
    const answer = await get('/assets/home-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe(script);
  });

  it.each(['/assets/old.js', '/nergens', '/wp-login.php', '/.well-known/security.txt'])(
    'answers %s with 404, the page and its security headers',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect((await answer.text()).slice(0, 11)).toBe('<p>page</p>');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  it('says that it runs, and which version it is', async () => {
    expect(await (await get('/health')).text()).toBe('ok\n');
    expect(await (await get('/version')).json()).toEqual({ version: versionOfShop() });
  });
});

describe('a call of the platform', () => {
  it('never goes to the host of a request line, nor to one behind two slashes', async () => {
    const { port } = new URL(origin);
    const sent = (line: string): Promise<string> =>
      rawRequest(Number(port), `${line} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    expect(await sent('GET http://stranger.example/api/headers')).toContain(new URL(platformOrigin).host);
    for (const line of ['GET //stranger.example/api/headers', 'GET /\\stranger.example/api/headers'])
      expect(await sent(line)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is answered with the headers of data, not of a page', async () => {
    const { headers } = await get('/api/headers');
    for (const [name, value] of Object.entries(answerHeaders)) expect(headers.get(name)).toBe(value);
  });

  it('arrives without hop-by-hop headers, with the host of the platform and all others', async () => {
    const text = await rawRequest(
      Number(new URL(origin).port),
      'GET /api/headers HTTP/1.1\r\nHost: shop\r\nConnection: close, x-mine\r\nX-Mine: 1\r\nX-Other: 2\r\nKeep-Alive: 5\r\nUpgrade: h2c\r\nTE: trailers\r\n\r\n',
    );
    expect(text).toContain('"x-other":"2"');
    expect(text).toContain(`"host":"${new URL(platformOrigin).host}"`);
    expect(text).not.toMatch(/x-mine|"keep-alive":|upgrade|trailers/i);
  });

  it('keeps a large body as it is, of whatever type', async () => {
    const body = Buffer.alloc(3_000_000, 'content');
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/pdf']) {
      const answer = await fetch(`${origin}/api/echo`, { method: 'POST', body, headers: { 'content-type': type } });
      expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
    }
  });

  it('is answered in parts, as the platform answers', async () => {
    const reader = (await get('/api/parts')).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(' second');
  });

  it('keeps the connection of the browser and every cookie when the platform closes its own', async () => {
    const answer = await get('/api/close');
    expect(answer.headers.get('connection')).not.toBe('close');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.text()).toBe('closed');
  });

  it('is sent once, also when the platform is busy', async () => {
    expect((await get('/api/busy')).status).toBe(503);
    expect(calls['/api/busy']).toBe(1);
  });

  it.each(['/api/cut', '/api/cut-length'])('ends unfinished where the platform ends it so: %s', async (path) => {
    await expect(get(path).then((answer) => answer.text())).rejects.toThrow('terminated');
  });

  it('is aborted at the platform when the browser aborts it', async () => {
    const arrived = once(platform, 'request');
    const browser = connect(Number(new URL(origin).port), 'localhost');
    browser.write('POST /api/echo HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\npart');
    const [incoming]: IncomingMessage[] = await arrived;
    const broken = new Promise((resolve) => incoming?.once('error', resolve));
    browser.destroy();
    expect(await broken).toMatchObject({ message: 'aborted' });
  });

  it('gets 502 when the platform closes the connection or does not run', async () => {
    expect((await get('/api/silent')).status).toBe(502);
    const alone = createShopServer({ folder, platform: 'http://127.0.0.1:9' });
    const answer = await fetch(`${await listening(alone)}/api/v1/status`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ message: 'The platform does not answer.' });
    await alone.close();
  });
});

it('behind a proxy has the pages of the mock platform on its own address, and names no other', async () => {
  const behind = createShopServer({ folder, platform: platformOrigin, publicUrl: 'https://shop.test' });
  const own = await listening(behind);
  const page = await fetch(own);
  expect(await page.text()).toContain('"mapTilesUrl":"https://shop.test/_mock/map/');
  expect(page.headers.get('content-security-policy')).not.toContain(platformOrigin);
  const mock = await fetch(`${own}/_mock/mail`);
  expect(await mock.text()).toBe('the mailbox');
  expect(mock.headers.get('content-security-policy')).toBe('of the mailbox');
  await behind.close();
});
