import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../support/listening.ts';
import { rawRequest, requestOf } from '../support/raw-request.ts';
import { createShopServer } from './serve-shop.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json = { 'Content-Type': 'application/json' };
/** Sends a first part and closes the connection, as a stopped platform does. */
const cutAfter = (response: ServerResponse, part: string): void =>
  void response.write(part, () => setImmediate(() => response.destroy()));

const answers: Readonly<Record<string, Answer>> = {
  '/api/json': (_request, response) => response.writeHead(200, { ...json, ETag: '"1"' }).end('{"json":true}'),
  '/api/headers': (request, response) => response.end(JSON.stringify(request.headers)),
  '/api/cut': (_request, response) => cutAfter(response.writeHead(200), 'the first part'),
  '/api/cut-json': (_request, response) => cutAfter(response.writeHead(200, json), '{"first":'),
  '/api/cut-length': (_request, response) => cutAfter(response.writeHead(200, { 'Content-Length': 100 }), 'part'),
  '/api/silent': (_request, response) => response.destroy(),
  '/api/hop': (_request, response) => response.writeHead(200, { Connection: 'close', Trailer: 'x' }).end('hop'),
  '/api/echo': (incoming, response) => void incoming.pipe(response),
  '/api/parts': (_request, response) => {
    response.write('first');
    platformEvents.finish = () => response.end(' second');
  },
};
const platformEvents: { finish: () => void } = { finish: () => undefined };
const received: string[] = [];
const platform = createServer((incoming, response) => {
  received.push(`${incoming.method} ${incoming.url}`);
  const answer = answers[incoming.url?.split('?')[0] ?? ''];
  if (answer) answer(incoming, response);
  else response.end(`platform received ${incoming.url}`);
});
const stranger = createServer((_request, response) => response.end('stranger'));

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
writeFileSync(join(folder, 'index.html'), '<script type="application/json" id="environment">{}</script>');
const servers = [platform, stranger];
let port = 0;
let origin = '';
let strangerPort = 0;

beforeAll(async () => {
  const shop = createShopServer({ folder, platform: `http://127.0.0.1:${await listenOnFreePort(platform)}` });
  servers.push(shop);
  strangerPort = await listenOnFreePort(stranger);
  port = await listenOnFreePort(shop);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a request below /api', () => {
  it('reaches the platform with its path and query', async () => {
    expect(await (await fetch(`${origin}/api/v1/status?x=1`)).text()).toBe('platform received /api/v1/status?x=1');
  });

  it('reaches the platform with its body', async () => {
    const answer = await fetch(`${origin}/api/echo`, { method: 'POST', body: 'content' });
    expect(await answer.text()).toBe('content');
  });

  it('with DELETE and a chunked body does not smuggle that body as another request', async () => {
    const call = request(`${origin}/api/echo`, { method: 'DELETE', headers: { 'transfer-encoding': 'chunked' } });
    call.end('GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer]: IncomingMessage[] = await once(call, 'response');
    let text = '';
    for await (const part of answer ?? []) text += String(part);
    expect(text).toContain('GET /api/smuggled');
    expect(received).not.toContain('GET /api/smuggled');
  });

  it('is sent without hop-by-hop headers', async () => {
    const { text } = await rawRequest(
      port,
      'GET /api/headers HTTP/1.1\r\nHost: shop\r\nConnection: close, x-mine\r\nX-Mine: 1\r\nX-Other: 2\r\nKeep-Alive: 5\r\nUpgrade: h2c\r\n\r\n',
    );
    expect(text).toContain('"x-other":"2"');
    expect(text).not.toMatch(/x-mine|"keep-alive":|upgrade/i);
  });

  it('keeps the browser connection open when the platform closes its connection', async () => {
    const answer = await fetch(`${origin}/api/hop`);
    expect(answer.headers.get('connection')).not.toBe('close');
    expect(await answer.text()).toBe('hop');
  });

  it('streams the first part of an answer before the second arrives', async () => {
    const answer = await fetch(`${origin}/api/parts`);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('first');
    platformEvents.finish();
    const second = await reader?.read();
    expect(Buffer.from(second?.value ?? []).toString()).toBe(' second');
  });

  it('answers 502 when the platform is not running', async () => {
    const alone = createShopServer({ folder, platform: 'http://127.0.0.1:9' });
    const answer = await fetch(`http://127.0.0.1:${await listenOnFreePort(alone)}/api/v1/status`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ message: 'The platform does not answer.' });
    alone.close();
    alone.closeAllConnections();
  });

  it('answers 502 when the platform closes the connection before an answer', async () => {
    expect((await fetch(`${origin}/api/silent`)).status).toBe(502);
  });
});

describe('the host in a request line', () => {
  it.each([
    ['two slashes', (there: string) => `//${there}/api/x`],
    ['a backslash', (there: string) => `/\\${there}/api/x`],
    ['an absolute address', (there: string) => `http://${there}/api/x`],
    ['an account before the host', (there: string) => `http://platform@${there}/api/x`],
  ])('is never contacted: %s', async (_name, target) => {
    const { text } = await rawRequest(port, requestOf(`GET ${target(`127.0.0.1:${strangerPort}`)} HTTP/1.1`));
    expect(text).not.toContain('stranger');
  });

  it('is ignored in an absolute URL: its path and query go to the platform', async () => {
    const { text } = await rawRequest(port, requestOf('GET http://anywhere.example/api/x?y=1 HTTP/1.1'));
    expect(text).toContain('platform received /api/x?y=1');
  });
});

describe('an answer that the platform aborts', () => {
  it.each([
    ['as text', '/api/cut', 'identity'],
    ['as JSON that the proxy compresses', '/api/cut-json', 'gzip'],
    ['with a length', '/api/cut-length', 'identity'],
  ])('is aborted for the browser too: %s', async (_name, path, encoding) => {
    const whole = fetch(`${origin}${path}`, { headers: { 'accept-encoding': encoding } }).then((answer) =>
      answer.text(),
    );
    await expect(whole).rejects.toThrow(/terminated|failed/);
  });
});

describe('a request that the browser aborts', () => {
  it('is aborted for the platform too', async () => {
    const arrived = once(platform, 'request');
    const browser = connect(port, '127.0.0.1');
    browser.write('POST /api/echo HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\npart');
    const [incoming]: IncomingMessage[] = await arrived;
    const broken = new Promise((resolve) => incoming?.once('error', resolve));
    browser.destroy();
    expect(await broken).toMatchObject({ message: 'aborted' });
    expect(incoming?.complete).toBe(false);
  });
});

describe('compression of an answer', () => {
  it('is applied to JSON when the browser accepts it', async () => {
    const answer = await fetch(`${origin}/api/json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('etag')).toBe('W/"1"');
    expect(await answer.json()).toEqual({ json: true });
  });

  it.each([
    ['the browser does not accept it', '/api/json', 'identity'],
    ['the answer is not text', '/api/v1/status', 'gzip'],
  ])('is not applied when %s', async (_name, path, encoding) => {
    const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});
