import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopConfig } from '../../apps/webshop/vite/config.ts';
import { listenOnFreePort, portNumberOf } from '../support/listening.ts';
import { MALFORMED_REQUESTS, rawRequest, requestOf } from '../support/raw-request.ts';

const platform = createHttpServer((request, response) => {
  if (request.url === '/api/cut') response.write('the first part', () => setImmediate(() => response.destroy()));
  else response.end(`platform received ${request.url}`);
});
const stranger = createHttpServer((_request, response) => response.end('stranger'));
const root = mkdtempSync(join(tmpdir(), 'dev-shop-'));
let shop: ViteDevServer;
let port = 0;

/** Starts the development server of the shop's configuration on a page without sources. */
beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<p>page</p>');
  const origin = `http://127.0.0.1:${await listenOnFreePort(platform)}`;
  const { server } = shopConfig({ variant: 'zonnedorp', platform: origin, port: 0 });
  shop = await createServer({
    configFile: false,
    root,
    cacheDir: join(root, 'cache'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { ...server, port: 0 },
  });
  await shop.listen();
  if (shop.httpServer === null) throw new Error('The development server has no server of its own.');
  port = portNumberOf(shop.httpServer);
});
afterAll(async () => {
  await shop.close();
  for (const server of [platform, stranger]) server.closeAllConnections();
  for (const server of [platform, stranger]) server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Sends a raw request. Vite keeps a connection with an upgrade open, so it is closed after a silence. */
const send = (text: string) => rawRequest(port, text, { host: 'localhost', silence: 2_000 });

describe('the development server', () => {
  it('listens on localhost only', () => {
    const address = shop.httpServer?.address();
    expect(['127.0.0.1', '::1']).toContain(typeof address === 'object' ? address?.address : address);
  });

  it('proxies requests to the platform', async () => {
    expect((await send(requestOf('GET /api/v1/status?x=1 HTTP/1.1'))).text).toContain('received /api/v1/status?x=1');
  });

  it.each([
    ['two slashes', '//'],
    ['a backslash', '/\\'],
    ['an absolute address', 'http://'],
  ])('never contacts the host in a request line: %s', async (_name, before) => {
    const there = stranger.listening ? portNumberOf(stranger) : await listenOnFreePort(stranger);
    expect((await send(requestOf(`GET ${before}127.0.0.1:${there}/api/x HTTP/1.1`))).text).not.toContain('stranger');
  });

  it('aborts an answer that the platform aborts', async () => {
    const { text, isClosed } = await send(requestOf('GET /api/cut HTTP/1.1'));
    expect(isClosed).toBe(true);
    expect(text).toContain('the first part');
    expect(text).not.toMatch(/\r\n0\r\n\r\n$/);
  });

  it.each(MALFORMED_REQUESTS)('survives %s', async (_name, text) => {
    await send(text);
    expect((await send(requestOf('GET / HTTP/1.1', 'Accept: text/html'))).status).toBe(200);
  });
});
