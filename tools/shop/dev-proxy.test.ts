import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopConfig } from '../../apps/webshop/vite/config.ts';
import { listenOnFreePort, portNumberOf } from '../support/listening.ts';
import { rawRequest } from '../support/raw-request.ts';

const platform = createHttpServer((request, response) => {
  if (request.url === '/api/cut') response.write('the first part', () => setImmediate(() => response.destroy()));
  else response.end(`platform received ${request.url}`);
});
const root = mkdtempSync(join(tmpdir(), 'dev-shop-'));
let shop: ViteDevServer;

/** Starts the development server of the shop's configuration on a page without sources. */
beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<p>page</p>');
  const origin = `http://127.0.0.1:${await listenOnFreePort(platform)}`;
  const server = { ...shopConfig({ variant: 'zonnedorp', platform: origin, port: 0 }).server, port: 0 };
  const cacheDir = join(root, 'cache');
  shop = await createServer({ configFile: false, root, cacheDir, server, optimizeDeps: { noDiscovery: true } });
  await shop.listen();
});
afterAll(async () => {
  await shop.close();
  platform.closeAllConnections();
  platform.close();
  rmSync(root, { recursive: true, force: true });
});

async function sent(line: string): Promise<string> {
  if (shop.httpServer === null) throw new Error('The development server has no server of its own.');
  const bytes = `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  return rawRequest(portNumberOf(shop.httpServer), bytes);
}

it('proxies calls to the platform in development, never to the host of a request line', async () => {
  expect(await sent('GET /api/v1/status?x=1')).toContain('platform received /api/v1/status?x=1');
  expect(await sent('GET //127.0.0.1:9/api/x')).not.toContain('platform received');
});

it('ends an answer unfinished in development where the platform ends it so', async () => {
  const text = await sent('GET /api/cut');
  expect(text).toContain('the first part');
  expect(text).not.toMatch(/\r\n0\r\n\r\n$/);
});
