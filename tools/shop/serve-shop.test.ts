import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopServer, encodingFor, fileFor } from './serve-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
mkdirSync(join(folder, 'assets'));
const block = (json: string): string => `<script type="application/json" id="environment">${json}</script>`;
writeFileSync(join(folder, 'index.html'), `<p>page</p>${block('{}')}`);
writeFileSync(join(folder, 'assets', 'home-1a2b.js'), 'home();');

/** Listens on a free port and gives the origin. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const platform = createServer((request, response) => {
  if (request.url?.endsWith('/json') === true) response.setHeader('Content-Type', 'application/json');
  response.end(`platform heard ${request.url}`);
});
let shop: Server;
let origin = '';

beforeAll(async () => {
  shop = createShopServer({ folder, platform: await listen(platform) });
  origin = await listen(shop);
});
afterAll(() => {
  shop.close();
  platform.close();
});

describe('fileFor', () => {
  it.each([
    ['a file of the build', '/assets/home-1a2b.js', 'assets/home-1a2b.js'],
    ['the page for a screen', '/regelingen/12', 'index.html'],
    ['the page for the home', '/', 'index.html'],
    ['nothing for a file that is not there', '/assets/old.js', undefined],
    ['nothing outside the build', '/../../etc/passwd.txt', undefined],
  ])('gives %s', (_what, path, file) => {
    expect(fileFor(folder, path)).toBe(file === undefined ? undefined : join(folder, file));
  });
});

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', '.js', 'br'],
    ['gzip', '.css', 'gzip'],
    ['', '.html', 'identity'],
    ['gzip, br', '.woff2', 'identity'],
  ])('for "%s" sends %s as %s', (accepted, extension, encoding) => {
    expect(encodingFor(accepted, extension)).toBe(encoding);
  });
});

describe('createShopServer', () => {
  it('sends every screen with the policy, uncached', async () => {
    const answer = await fetch(`${origin}/tegoeden`);
    expect(await answer.text()).toContain('<p>page</p>');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('tells the page which platform it may send residents to', async () => {
    expect(await (await fetch(`${origin}/`)).text()).toMatch(/"redirectOrigins":\["http:\/\/127\.0\.0\.1:\d+"\]/);
  });

  it('lets the browser keep a file whose name has a hash', async () => {
    const answer = await fetch(`${origin}/assets/home-1a2b.js`);
    expect(await answer.text()).toBe('home();');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('hands calls on to the platform', async () => {
    expect(await (await fetch(`${origin}/api/v1/status?x=1`)).text()).toBe('platform heard /api/v1/status?x=1');
  });

  it('compresses what the platform answers as JSON', async () => {
    const answer = await fetch(`${origin}/api/v1/json`);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toBe('platform heard /api/v1/json');
  });

  it('says so when the platform does not answer', async () => {
    const alone = createShopServer({ folder, platform: 'http://127.0.0.1:9' });
    const answer = await fetch(`${await listen(alone)}/api/v1/status`);
    expect(answer.status).toBe(502);
    alone.close();
  });

  it('answers 404 to anything but reading', async () => {
    expect((await fetch(`${origin}/tegoeden`, { method: 'POST' })).status).toBe(404);
  });
});
