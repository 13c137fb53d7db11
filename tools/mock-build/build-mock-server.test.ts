import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTwin } from '../../mock-server/src/app.ts';
import { namesIn } from '../../mock-server/src/store/situation-files.ts';
import { objectOf, textOf } from '../../mock-server/src/http/input.ts';
import { testNow } from '../../mock-server/src/testing/harness.ts';
import { pngOf } from '../../mock-server/src/testing/samples.ts';
import { inRoot } from '../support/root.ts';
import { buildMockServer } from './build-mock-server.ts';

/** Making the files and starting them takes seconds, on a busy machine many. */
const patience = 180_000;
const folder = inRoot('.cache', `mock-server-test-${process.pid}`);
const sources = await buildTwin({ now: testNow });
const bodies = [...new Set(sources.twin.contract.bodies())];
let main = '';
let child: ChildProcess;
let origin = '';

/** Starts the finished files, with options of Node before them; gives the process and where it answers. */
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

/** Adds to each answer which parts of Intl, and which servers that are not asked for, were opened so far in that process. */
const tellingIntl = `
const { ServerResponse } = process.getBuiltinModule('node:http');
const opened = [];
for (const part of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'ListFormat', 'RelativeTimeFormat', 'Segmenter']) {
  Intl[part] = new Proxy(Intl[part], { construct: (made, given) => (opened.push(part), new made(...given)) });
}
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  const servers = process.moduleLoadList.filter((name) => /^NativeModule https?2?$/.test(name) && !name.endsWith(' http'));
  this.setHeader('opened', [...opened, ...servers].join(' '));
  return writeHead.apply(this, given);
};`;

type Asked = { readonly method: 'GET' | 'POST'; readonly url: string; readonly body?: object };
type Heard = { readonly status: number; readonly type: string; readonly body: string };

/** The same request to the finished files and to the sources. */
async function both({ method, url, body }: Asked): Promise<{ readonly quick: Heard; readonly slow: Heard }> {
  const headers = { 'client-type': 'webshop', 'client-key': 'zonnedorp', 'twin-world': 'beside' };
  const sent = await fetch(`${origin}${url}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const quick = { status: sent.status, type: sent.headers.get('content-type') ?? '', body: await sent.text() };
  const answer = await sources.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  const slow = {
    status: answer.statusCode,
    type: String(answer.headers['content-type'] ?? ''),
    body: answer.body,
  };
  return { quick, slow };
}

beforeAll(async () => {
  ({ main } = await buildMockServer(folder));
  ({ process: child, at: origin } = await started());
}, patience);

afterAll(async () => {
  await stopped(child);
  await sources.close();
  rmSync(folder, { recursive: true, force: true });
}, patience);

describe('the mock platform as a few files', () => {
  it(
    'knows each situation and gives what the sources give',
    async () => {
      for (const scenario of await namesIn('scenarios')) {
        const made = await both({
          method: 'POST',
          url: '/_mock/api/worlds',
          body: { name: `of-${scenario}`, scenario, now: testNow },
        });
        expect({ scenario, status: made.quick.status }).toEqual({ scenario, status: made.slow.status });
      }
      const { quick, slow } = await both({ method: 'GET', url: '/_mock/api/scenarios' });
      expect(JSON.parse(quick.body)).toEqual(JSON.parse(slow.body));
    },
    patience,
  );

  it.each([
    ['a list', { method: 'GET', url: '/api/v1/platform/products?per_page=50' }],
    ['a search', { method: 'GET', url: '/api/v1/platform/search?q=fiets&order_by=price' }],
    ['a query that does not fit', { method: 'GET', url: '/api/v1/platform/products?per_page=many' }],
    ['a body that does not fit', { method: 'POST', url: '/api/v1/identity', body: { email: 7 } }],
    ['something that is not there', { method: 'GET', url: '/api/v1/platform/funds/999999' }],
    ['a page of the console', { method: 'GET', url: '/_mock/api' }],
    ['a style sheet', { method: 'GET', url: '/_mock/assets/base.css' }],
  ] satisfies [string, Asked][])(
    'answers %s as the sources do',
    async (_, asked) => {
      await both({
        method: 'POST',
        url: '/_mock/api/worlds',
        body: { name: 'beside', scenario: 'ordinary-tuesday', now: testNow },
      });
      const { quick, slow } = await both(asked);
      expect(quick.status).toBeGreaterThan(199);
      expect(quick).toEqual(slow);
    },
    patience,
  );

  it(
    'sends the drawings that stand beside its sources, and makes pictures of what is uploaded',
    async () => {
      const list = await both({ method: 'GET', url: '/api/v1/platform/products?per_page=1' });
      const drawing = /(\/api\/v1\/pictures\/[^"]*\.svg)/.exec(list.quick.body)?.[1] ?? '';
      const { quick, slow } = await both({ method: 'GET', url: drawing });
      expect(quick.type).toContain('image/svg+xml');
      expect(quick).toEqual(slow);
      const session = await both({ method: 'POST', url: '/_mock/api/residents/kees/session' });
      const form = new FormData();
      form.append('type', 'cms_media');
      form.append('file', new Blob([Buffer.from(pngOf(5, 5))], { type: 'image/png' }), 'foto.png');
      const made = await fetch(`${origin}/api/v1/medias`, {
        method: 'POST',
        headers: {
          'client-type': 'webshop',
          'twin-world': 'beside',
          authorization: `Bearer ${textOf(objectOf(JSON.parse(session.quick.body)), 'access_token')}`,
        },
        body: form,
      });
      expect({ status: made.status, body: await made.text() }).toMatchObject({ status: 201 });
    },
    patience,
  );

  it('reads the description that is half as long', async () => {
    const [given, source] = await Promise.all([
      readFile(join(folder, 'description.json'), 'utf8'),
      readFile(new URL(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json')), 'utf8'),
    ]);
    expect(JSON.parse(given)).toEqual(JSON.parse(source));
    expect(given.length).toBeLessThan(source.length * 0.6);
    expect(await readFile(join(folder, 'parts', 'server.cjs'), 'utf8')).not.toContain('bundled.json');
  });

  it('has a judge for each body of the description', () => {
    const read = createRequire(import.meta.url);
    const judges = readdirSync(join(folder, 'judges')).map((file): unknown => read(join(folder, 'judges', file)));
    expect(judges.map((judge) => typeof judge)).toEqual(bodies.map(() => 'function'));
  });

  it(
    'gives a first list without the calendars of Intl, which hold 10 MB, and without servers that nobody asked for',
    async () => {
      const watched = await started(['--import', `data:text/javascript,${encodeURIComponent(tellingIntl)}`]);
      const opened = async (url: string): Promise<string | null> => {
        const answer = await fetch(`${watched.at}${url}`, { headers: { 'client-type': 'webshop' } });
        expect({ url, status: answer.status }).toEqual({ url, status: 200 });
        return answer.headers.get('opened');
      };
      const seen = [
        await opened('/api/v1/platform/products'),
        await opened('/api/v1/platform/products?order_by=name&order_dir=asc'),
      ];
      await stopped(watched.process);
      expect(seen).toEqual(['', 'Collator']);
    },
    patience,
  );
});
