import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../support/listening.ts';
import { MALFORMED_REQUESTS, rawRequest, requestOf } from '../support/raw-request.ts';
import { createShopServer } from './serve-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const inBuild = (...parts: readonly string[]): string => join(folder, ...parts);
const script = 'home();'.repeat(200);
const block = (json: string): string => `<script type="application/json" id="environment">${json}</script>`;
mkdirSync(inBuild('assets'));
writeFileSync(inBuild('index.html'), `<p>page</p>${block('{}')}`);
writeFileSync(inBuild('favicon.svg'), '<svg/>');
writeFileSync(inBuild('service-worker.js'), 'work();');
writeFileSync(inBuild('manifest.json'), '{}');
writeFileSync(inBuild('assets', 'home-1a2b.js'), script);
writeFileSync(inBuild('assets', 'home-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(inBuild('assets', 'home-1a2b.js.gz'), gzipSync(script));

const platform = createServer((_request, response) => response.end('platform'));
let shop: Server;
let port = 0;
let origin = '';

beforeAll(async () => {
  shop = createShopServer({ folder, platform: `http://127.0.0.1:${await listenOnFreePort(platform)}` });
  port = await listenOnFreePort(shop);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  for (const server of [shop, platform]) server.closeAllConnections();
  for (const server of [shop, platform]) server.close();
  rmSync(folder, { recursive: true, force: true });
});

const accepting = (encoding: string): RequestInit => ({ headers: { 'accept-encoding': encoding } });

describe('the page', () => {
  it.each(['/', '/index.html', '/tegoeden', '/regelingen/12?q=1'])(
    'is served at %s with the policy and is not cached',
    async (path) => {
      const answer = await fetch(`${origin}${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<p>page</p>');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('allows redirects to the platform', async () => {
    expect(await (await fetch(`${origin}/`)).text()).toMatch(/"redirectOrigins":\["http:\/\/127\.0\.0\.1:\d+"\]/);
  });

  it.each(['br', 'gzip'])('is compressed with %s when the browser accepts that', async (encoding) => {
    const answer = await fetch(`${origin}/`, accepting(encoding));
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toContain('<p>page</p>');
  });

  it('is updated by a new build while the server runs', async () => {
    writeFileSync(inBuild('index.html'), `<p>page after another build</p>${block('{}')}`);
    expect(await (await fetch(`${origin}/`)).text()).toContain('page after another build');
    writeFileSync(inBuild('index.html'), `<p>page</p>${block('{}')}`);
  });
});

describe('the referrer policy', () => {
  it.each(['/auth-link?token=abc', '/identity-restore?token=abc', '/confirmation/email/abc'])(
    'is no-referrer for the page with a token at %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`)).headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('sends the origin from other pages', async () => {
    expect((await fetch(`${origin}/tegoeden`)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('a file of the build', () => {
  it('is cached permanently when its name has a hash', async () => {
    const answer = await fetch(`${origin}/assets/home-1a2b.js`, accepting('identity'));
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is not cached when its name has no hash', async () => {
    const answer = await fetch(`${origin}/favicon.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/service-worker.js', 'text/javascript'],
    ['/manifest.json', 'application/json'],
  ])('is asked for again at each visit, because browsers look for a new one there: %s', async (path, type) => {
    const answer = await fetch(`${origin}${path}`);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('is for "%s" the file that the build compressed with %s', async (accepted, encoding) => {
    const answer = await fetch(`${origin}/assets/home-1a2b.js`, accepting(accepted));
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(script);
  });

  it('is sent with the exact bytes of the build', async () => {
    const { text } = await rawRequest(
      port,
      requestOf('GET /assets/home-1a2b.js HTTP/1.1', 'Accept-Encoding: br, gzip'),
    );
    const body = Buffer.from(text.slice(text.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('answers HEAD with its length and no body', async () => {
    const answer = await fetch(`${origin}/assets/home-1a2b.js`, { ...accepting('identity'), method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String(script.length));
    expect(await answer.text()).toBe('');
  });

  it('is sent completely for a range request', async () => {
    const answer = await fetch(`${origin}/assets/home-1a2b.js`, {
      headers: { range: 'bytes=5-9', 'accept-encoding': 'identity' },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(script);
  });

  it('answers 304 to a browser that has it', async () => {
    const first = await fetch(`${origin}/favicon.svg`);
    const again = await fetch(`${origin}/favicon.svg`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['/assets/old.js', '/../../etc/passwd.txt', '/assets/..%2f..%2f..%2fetc/passwd.txt'])(
    'that does not exist answers 404: %s',
    async (path) => {
      const { status, text } = await rawRequest(port, requestOf(`GET ${path} HTTP/1.1`));
      expect(status).toBe(404);
      expect(text).toContain('Content-Security-Policy');
    },
  );
});

it('answers 404 to other methods than GET and HEAD', async () => {
  expect((await fetch(`${origin}/tegoeden`, { method: 'POST' })).status).toBe(404);
});

describe('a malformed request', () => {
  it.each(MALFORMED_REQUESTS)('does not affect the server: %s', async (_name, text) => {
    const { status } = await rawRequest(port, text);
    // The connection may also be closed without an answer, as HTTP requires for an unsupported CONNECT.
    expect(status ?? 400).toBeLessThan(501);
    expect((await rawRequest(port, requestOf('GET / HTTP/1.1'))).status).toBe(200);
  });

  it.each([
    ['GET // HTTP/1.1', 400],
    ['GET //127.0.0.1/api/x HTTP/1.1', 400],
    ['GET http:// HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
    ['GET /% HTTP/1.1', 200],
  ])('%s gets the status %i', async (line, expected) => {
    expect((await rawRequest(port, requestOf(line))).status).toBe(expected);
  });
});
