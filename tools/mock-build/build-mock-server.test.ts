import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../mock-server/src/mock-platform.ts';
import { namesIn } from '../../mock-server/src/database/situation-files.ts';
import { objectOf, textOf } from '../../mock-server/src/contract/input.ts';
import { testNow } from '../../mock-server/src/testing/harness.ts';
import { pngOf } from '../../mock-server/src/testing/samples.ts';
import { inRoot } from '../support/root.ts';
import { buildMockServer } from './build-mock-server.ts';

/** Building and starting takes seconds, on a busy machine longer. */
const TIMEOUT = 180_000;
const folder = inRoot('.cache', `mock-server-test-${process.pid}`);
const sources = await buildMockPlatform({ now: testNow });
const bodies = [...new Set(sources.mockPlatform.contract.bodies())];
let main = '';
let child: ChildProcess;
let origin = '';

/** Starts the built files with Node options; returns the process and its origin. */
async function started(
  options: readonly string[] = [],
): Promise<{ readonly process: ChildProcess; readonly at: string }> {
  const made = spawn(process.execPath, [...options, main, '--memory', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MOCK_PUBLIC_URL: 'http://localhost:8117' },
  });
  const [line] = await once(createInterface(made.stdout), 'line');
  return { process: made, at: /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '' };
}

async function stopped(running: ChildProcess): Promise<void> {
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}

type SentRequest = { readonly method: 'GET' | 'POST'; readonly url: string; readonly body?: object };
type ReceivedAnswer = { readonly status: number; readonly type: string; readonly body: string };

/** Sends the same request to the built files and to the sources. */
async function both({
  method,
  url,
  body,
}: SentRequest): Promise<{ readonly built: ReceivedAnswer; readonly fromSources: ReceivedAnswer }> {
  const headers = { 'client-type': 'webshop', 'client-key': 'zonnedorp', 'mock-world': 'beside' };
  const sent = await fetch(`${origin}${url}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const built = { status: sent.status, type: sent.headers.get('content-type') ?? '', body: await sent.text() };
  const answer = await sources.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  const fromSources = {
    status: answer.statusCode,
    type: String(answer.headers['content-type'] ?? ''),
    body: answer.body,
  };
  return { built, fromSources };
}

beforeAll(async () => {
  ({ main } = await buildMockServer(folder));
  ({ process: child, at: origin } = await started());
}, TIMEOUT);

afterAll(async () => {
  await stopped(child);
  await sources.close();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

describe('the built mock platform', () => {
  it(
    'has every scenario and answers like the sources',
    async () => {
      for (const scenario of await namesIn('scenarios')) {
        const made = await both({
          method: 'POST',
          url: '/_mock/api/worlds',
          body: { name: `of-${scenario}`, scenario, now: testNow },
        });
        expect({ scenario, status: made.built.status }).toEqual({ scenario, status: made.fromSources.status });
      }
      const { built, fromSources } = await both({ method: 'GET', url: '/_mock/api/scenarios' });
      expect(JSON.parse(built.body)).toEqual(JSON.parse(fromSources.body));
    },
    TIMEOUT,
  );

  it.each([
    ['a list', { method: 'GET', url: '/api/v1/platform/products?per_page=50' }],
    ['a search', { method: 'GET', url: '/api/v1/platform/search?q=fiets&order_by=price' }],
    ['an invalid query', { method: 'GET', url: '/api/v1/platform/products?per_page=many' }],
    ['an invalid body', { method: 'POST', url: '/api/v1/identity', body: { email: 7 } }],
    ['a missing resource', { method: 'GET', url: '/api/v1/platform/funds/999999' }],
    ['the API docs', { method: 'GET', url: '/_mock/docs' }],
    ['a style sheet', { method: 'GET', url: '/_mock/assets/style.css' }],
  ] satisfies [string, SentRequest][])(
    'answers %s like the sources',
    async (_, request) => {
      await both({
        method: 'POST',
        url: '/_mock/api/worlds',
        body: { name: 'beside', scenario: 'ordinary-tuesday', now: testNow },
      });
      const { built, fromSources } = await both(request);
      expect(built.status).toBeGreaterThan(199);
      expect(built).toEqual(fromSources);
    },
    TIMEOUT,
  );

  it(
    'serves the drawings of the sources and processes uploaded images',
    async () => {
      const list = await both({ method: 'GET', url: '/api/v1/platform/products?per_page=1' });
      const drawing = /(\/api\/v1\/pictures\/[^"]*\.svg)/.exec(list.built.body)?.[1] ?? '';
      const { built, fromSources } = await both({ method: 'GET', url: drawing });
      expect(built.type).toContain('image/svg+xml');
      expect(built).toEqual(fromSources);
      const session = await both({ method: 'POST', url: '/_mock/api/residents/kees/session' });
      const form = new FormData();
      form.append('type', 'cms_media');
      form.append('file', new Blob([Buffer.from(pngOf(5, 5))], { type: 'image/png' }), 'foto.png');
      const made = await fetch(`${origin}/api/v1/medias`, {
        method: 'POST',
        headers: {
          'client-type': 'webshop',
          'mock-world': 'beside',
          authorization: `Bearer ${textOf(objectOf(JSON.parse(session.built.body)), 'access_token')}`,
        },
        body: form,
      });
      expect({ status: made.status, body: await made.text() }).toMatchObject({ status: 201 });
    },
    TIMEOUT,
  );

  it('reads a minified description', async () => {
    const [given, source] = await Promise.all([
      readFile(join(folder, 'description.json'), 'utf8'),
      readFile(new URL(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json')), 'utf8'),
    ]);
    expect(JSON.parse(given)).toEqual(JSON.parse(source));
    expect(given.length).toBeLessThan(source.length * 0.6);
    expect(await readFile(join(folder, 'parts', 'server.cjs'), 'utf8')).not.toContain('bundled.json');
  });

  it('has a compiled validator for each body of the description', () => {
    const read = createRequire(import.meta.url);
    const validators = readdirSync(join(folder, 'validators')).map((file): unknown =>
      read(join(folder, 'validators', file)),
    );
    expect(validators.map((validator) => typeof validator)).toEqual(bodies.map(() => 'function'));
  });
});
