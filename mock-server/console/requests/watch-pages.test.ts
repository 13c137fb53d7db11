import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { formBytes, boundary } from '../../src/testing/multipart.ts';
import type { Part } from '../../src/testing/multipart.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: FastifyInstance;
beforeAll(async () => {
  platform = await buildMockPlatform({ scenario: 'record-to-confirm', now: '2026-11-17T14:05:31+01:00' });
});
afterAll(() => platform.close());

let dina: string;
beforeEach(async () => {
  await platform.inject({ method: 'POST', url: '/_mock/api/reset' });
  const session = await platform.inject({ method: 'POST', url: '/_mock/api/residents/dina/session' });
  dina = session.json<{ access_token: string }>().access_token;
});

const read = async (url: string): Promise<string> =>
  (await platform.inject({ url, headers: { accept: 'text/html' } })).body;
const post = (url: string, form: { readonly [name: string]: string }) => sendForm(platform, { url, form });
const upload = (url: string, ...parts: Part[]) =>
  platform.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: formBytes(parts),
  });
const phone = (value: string) =>
  platform.inject({
    method: 'POST',
    url: '/api/v1/identity/records',
    headers: { 'client-type': 'webshop', 'client-key': 'zonnedorp', authorization: `Bearer ${dina}` },
    payload: { type: 'telephone', value },
  });
const records = async (): Promise<number> =>
  (await platform.inject('/_mock/api/data')).json<{ tables: { records: number } }>().tables.records;

describe('the page of requests', () => {
  it('opens the newest request at what it did', async () => {
    await phone('0611111111');
    const page = await read('/_mock/requests');
    expect(page).toContain('Request and answer as described');
    expect(page).toMatch(/<ins>\+ value +0611111111<\/ins>/);
  });

  it('opens the newest request that fits the filter', async () => {
    await phone('0611111111');
    await platform.inject({ url: '/api/v1/status' });
    expect(await read('/_mock/requests')).toContain('aria-label="Parts of request 2"');
    expect(await read('/_mock/requests?only=writes')).toContain('aria-label="Parts of request 1"');
  });

  it('leads from a request to what it set in motion: who was told, and what waits at the desk', async () => {
    await phone('0611111111');
    const id = (await read('/_mock/requests')).match(/data\?table=records&amp;id=(\d+)/)?.[1];
    await platform.inject({
      method: 'POST',
      url: '/api/v1/identity/record-validations',
      headers: { 'client-type': 'webshop', 'client-key': 'zonnedorp', authorization: `Bearer ${dina}` },
      payload: { record_id: Number(id) },
    });
    const page = await read('/_mock/requests?n=2');
    expect(page).toContain('Set in motion');
    expect(page).toMatch(
      /href="\/_mock\/desk\?view=gegevens&amp;case=\d+">record validation \d+<\/a> waits for a decision/,
    );
  });

  it('writes what somebody sent as text', async () => {
    await phone('<script>alert(1)</script>');
    for (const tab of ['did', 'request', 'answer', 'curl', 'har']) {
      const page = await read(`/_mock/requests?tab=${tab}`);
      expect(page).toContain('&lt;script&gt;');
      expect(page).not.toContain('<script>alert');
    }
  });

  it('tells between the requests what was done by hand', async () => {
    await phone('0611111111');
    await post('/_mock/do/clock', { step_seconds: '7200' });
    const page = await read('/_mock/requests');
    expect(page).toMatch(/by hand: <b>clock<\/b>.*\+ 2 h.*data-request="1"/s);
    expect(await read('/_mock/requests?only=writes')).not.toContain('by hand');
  });

  it('puts together what was asked on one page of the shop, and finds it by that page', async () => {
    const ask = async (path: string, page: string | null, headers: { readonly [name: string]: string } = {}) =>
      platform.inject({
        url: `/api/v1${path}`,
        headers: {
          'client-type': 'webshop',
          'client-key': 'zonnedorp',
          ...headers,
          ...(page === null ? {} : { referer: `http://localhost:5173${page}` }),
        },
      });
    await ask('/platform/tags', '/');
    await ask('/platform/funds', '/fondsen?token=secret', { authorization: `Bearer ${dina}` });
    await ask('/platform/tags', '/fondsen');
    await ask('/platform/tags', null);
    const page = (await read('/_mock/requests')).replaceAll(/\s+/g, ' ');
    expect(
      [...page.matchAll(/<tr class="group" data-group="([^"]*)"> <th[^>]*> (.*?) ?<\/th>/g)].map((m) => m[2]),
    ).toEqual(['Other', 'Dina on <code>/fondsen</code>', 'A visitor on <code>/</code>']);
    expect(page).not.toContain('token=secret');
    const found = await platform.inject('/_mock/api/requests?q=page:/fondsen');
    expect(found.json<{ requests: readonly unknown[] }>().requests).toHaveLength(2);
  });

  it('gives new lines to a page that is open, as its filter wants them', async () => {
    await phone('0611111111');
    await phone('0622222222');
    const news = async (query: string) =>
      (await platform.inject(`/_mock/requests/news?${query}`)).json<{ newest: number; count: number; rows: string }>();
    expect(await news('after=1')).toMatchObject({
      newest: 2,
      count: 1,
      rows: expect.stringMatching(/^<tr.*data-request="2"/s),
    });
    expect(await news('after=0&only=refused')).toMatchObject({ newest: 2, count: 0, rows: '' });
    expect(await news('after=2')).toMatchObject({ newest: 2, count: 0 });
  });

  it('looks back without changing anything, and goes on from there', async () => {
    await phone('0611111111');
    const full = await records();
    expect(await read('/_mock/requests?before=1')).toContain('Continue from here');
    expect(await read('/_mock/data?table=records&before=1')).toMatch(/Looking\s+changes/);
    expect(await records()).toBe(full);
    const gone = await post('/_mock/do/goto', { before_request: '1', back: '/_mock/requests' });
    expect([gone.statusCode, gone.headers.location]).toEqual([303, '/_mock/requests']);
    expect(await records()).toBe(full - 1);
    expect(await read('/_mock/requests')).toContain('taken back');
  });

  it('sends a request again, and can be emptied', async () => {
    await phone('0611111111');
    const before = await records();
    expect((await post('/_mock/do/send-again', { id: '1' })).statusCode).toBe(303);
    expect(await records()).toBe(before + 1);
    await post('/_mock/do/log-clear', {});
    expect(await read('/_mock/requests')).toContain('The shop has not asked anything yet');
  });
});

describe('the page of data', () => {
  it('shows a row with what it points at, what points at it, and what happened to it', async () => {
    await phone('0611111111');
    const { rows } = (await platform.inject('/_mock/api/data/records?q=0611111111')).json<{ rows: { id: number }[] }>();
    const page = await read(`/_mock/data?table=records&id=${rows[0]?.id}`);
    expect(page).toContain('>dina</a>');
    expect(await read(`/_mock/data?table=records&id=${rows[0]?.id}&tab=history`)).toContain('>request 1</a>');
    expect(await read('/_mock/data?table=records&id=99999')).toContain('Row 99999 is not there.');
    expect(await read('/_mock/data?table=records&q=0611111111')).toContain('1 rows');
  });
});

describe('the page of worlds', () => {
  it('keeps a world by name, and keeps what a snapshot replaces', async () => {
    await post('/_mock/do/snapshot', { name: 'morning' });
    const before = await records();
    await phone('0611111111');
    await post('/_mock/do/restore', { name: 'morning' });
    expect(await records()).toBe(before);
    await post('/_mock/do/restore', { name: 'before restoring morning' });
    expect(await records()).toBe(before + 1);
    expect((await post('/_mock/do/restore', { name: 'nothing' })).statusCode).toBe(404);
    await post('/_mock/do/snapshot-delete', { name: 'morning' });
    expect((await post('/_mock/do/restore', { name: 'morning' })).statusCode).toBe(404);
  });

  it('makes, opens, copies and takes worlds away', async () => {
    const made = await post('/_mock/do/world-new', {
      scenario: 'one-voucher',
      name: 'beside',
      now: '2026-07-01T12:00',
    });
    expect(made.headers['set-cookie']).toContain('mock-world=beside');
    await post('/_mock/do/world-copy', { world: 'beside', name: 'third' });
    const page = await read('/_mock/worlds');
    expect(page).toContain('Wednesday 1 July 2026');
    expect(page.match(/<li class="card scene/g)).toHaveLength(3);
    expect((await post('/_mock/do/world-new', { scenario: 'one-voucher', name: 'beside' })).statusCode).toBe(409);
    for (const world of ['beside', 'third']) await post('/_mock/do/world-delete', { world });
    expect((await post('/_mock/do/world-delete', { world: 'dev' })).statusCode).toBe(409);
    expect((await read('/_mock/worlds')).match(/<li class="card scene/g)).toHaveLength(1);
  });

  it('takes a world file in, into this world or beside it', async () => {
    const file = Buffer.from((await platform.inject('/_mock/api/export')).body);
    const before = await records();
    await phone('0611111111');
    expect((await upload('/_mock/do/import', ['file', file, 'dev.world.json'])).statusCode).toBe(303);
    expect(await records()).toBe(before);
    const beside = await upload('/_mock/do/import', ['world', 'carried'], ['file', file, 'dev.world.json']);
    expect(beside.headers['set-cookie']).toContain('mock-world=carried');
    const wrong = await upload('/_mock/do/import', ['file', Buffer.from('{'), 'x.json']);
    expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
      400,
      'This is no world file of the mock platform.',
    ]);
    expect((await upload('/_mock/do/import', ['world', 'nothing'])).statusCode).toBe(400);
    await post('/_mock/do/world-delete', { world: 'carried' });
  });

  it('says when a request is not kept any more', async () => {
    expect(await read('/_mock/requests?n=99999')).toContain('Request 99999 is not in the log');
  });

  it('says whether the mock platform is strict', async () => {
    expect(await read('/_mock/worlds')).toContain('Not strict.');
    const strict = await buildMockPlatform({ strictWorlds: true, now: '2026-11-17T14:05:31+01:00' });
    const page = await strict.inject({ url: '/_mock/worlds', headers: { accept: 'text/html', 'mock-world': 'dev' } });
    expect(page.body).toContain('<b>Strict.</b>');
    await strict.close();
  });
});

describe('a browser that looks at a world that is gone', () => {
  const gone = { accept: 'text/html', cookie: 'mock-world=gone' };

  it('is asked to choose another one, and can', async () => {
    const page = await platform.inject({ url: '/_mock/requests', headers: gone });
    expect(page.statusCode).toBe(400);
    expect(page.body).toMatch(/There is no world (&quot;|&#34;)gone\1 any more\./);
    expect(page.body).toContain('Open dev');
    const headers = { ...gone, 'content-type': 'application/x-www-form-urlencoded' };
    const chosen = await platform.inject({ method: 'POST', url: '/_mock/do/world', headers, payload: 'world=dev' });
    expect([chosen.statusCode, chosen.headers['set-cookie']]).toEqual([303, expect.stringContaining('mock-world=dev')]);
  });

  it('still gets the style sheets, and a program the refusal of the API', async () => {
    expect(
      (await platform.inject({ url: '/_mock/assets/base.css', headers: { cookie: 'mock-world=gone' } })).statusCode,
    ).toBe(200);
    const refused = await platform.inject({ url: '/_mock/api/clock', headers: { cookie: 'mock-world=gone' } });
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('There is no world "gone".') });
  });
});
