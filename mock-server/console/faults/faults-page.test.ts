import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import { effectOf, spanOf } from './fault-words.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
});
afterAll(() => platform.app.close());

/** Fills the form in and sends it, as a browser does: every field goes along. */
async function filled(name: string, fields: { readonly [name: string]: string }): Promise<number> {
  const answer = await sendForm(platform.app, { url: `/_mock/do/${name}`, form: fields, world: platform.worldName });
  return answer.statusCode;
}
const faults = (): readonly FaultRow[] => platform.world().table('faults').all();
const blank = {
  operation_id: '',
  path: '',
  method: '',
  body: '',
  error_code: '',
  persona: '',
  one_in: '',
  cut_after: '',
  delay_ms: '0',
  times: '',
};

describe('the page of faults', () => {
  it.each([
    [
      { action: 'status', status: '503' },
      { path: '/**', status: 503, times: null },
    ],
    [
      { action: 'status', status: '401' },
      { status: 401, body: { message: 'session_expired' } },
    ],
    [
      { action: 'status', status: '422', body: '{"message":"Nee"}', error_code: 'x', operation_id: 'listFunds' },
      { operation_id: 'listFunds', path: null, body: { message: 'Nee' }, headers: { 'Error-Code': 'x' } },
    ],
    [
      { action: 'slow', delay_ms: '40', spread_ms: '10', bytes_per_second: '900' },
      { delay_ms: 40, spread_ms: 10, status: null },
    ],
    [
      { action: 'cut', path: '/platform/**', method: 'GET' },
      { drop: true, path: '/platform/**', method: 'GET' },
    ],
    [
      { action: 'cut', cut_after: '100' },
      { drop: false, cut_after: 100 },
    ],
    [
      { action: 'wrong', kind: 'type', field: 'data' },
      { wrong: { kind: 'type', field: 'data' }, status: null },
    ],
    [
      { action: 'throttle', after: '1', times: '2', name: 'Vol' },
      { throttle: true, after: 1, times: 2, name: 'Vol' },
    ],
    [
      { action: 'hold', persona: 'noor', one_in: '5' },
      { hold: true, persona: 'noor', one_in: 5, status: null },
    ],
  ])('makes of %o a fault', async (fields, wanted) => {
    expect(await filled('fault', { ...blank, status: '503', kind: 'remove', field: 'data.*.name', ...fields })).toBe(
      303,
    );
    expect(faults()).toMatchObject([wanted]);
  });

  it('refuses what is no JSON, and keeps nothing', async () => {
    expect(await filled('fault', { ...blank, action: 'status', status: '500', body: '{' })).toBe(400);
    expect(await filled('fault', { ...blank, action: 'slow', path: 'no-slash' })).toBe(400);
    expect(faults()).toEqual([]);
  });

  it('switches ready-made ones on, one off, and all off', async () => {
    await filled('fault-ready', { ready: 'platform-down' });
    await filled('fault-ready', { ready: 'slow-network' });
    await filled('fault-ready', { ready: 'unknown' });
    const [first] = faults();
    await filled('fault-off', { id: String(first?.id) });
    expect(faults().map(({ name }) => name)).toEqual(['Slow mobile network']);
    await filled('faults-off', {});
    expect(faults()).toEqual([]);
  });

  it('tells what is on, how often it matched, and how many of the last requests it means', async () => {
    await platform.get('/platform/tags');
    await platform.get('/platform/funds');
    await platform.send('POST', '/_mock/api/faults', {
      body: { operation_id: 'listTags', status: 503, name: 'Geen labels' },
    });
    await platform.get('/platform/tags');
    const page = String((await platform.send('GET', '/_mock/faults')).body);
    expect(page).toContain('Geen labels');
    expect(page).toContain('matched once; means 2 of the last 3 requests');
  });
});

describe('a call that is held', () => {
  it('is counted beside its fault, and let go there', async () => {
    await filled('fault', { ...blank, action: 'hold', operation_id: 'listTags', persona: 'noor' });
    const page = async (): Promise<string> => String((await platform.send('GET', '/_mock/faults')).body);
    expect(await page()).toContain('No call waits.');
    const held = platform.get('/platform/tags', { as: await platform.tokenOf('noor') });
    await vi.waitFor(async () => expect(await page()).toContain('1 call waits'), { timeout: 20_000 });
    expect(await page()).toContain('listTags, of noor');
    await filled('fault-let-go', { id: String(faults()[0]?.id) });
    expect((await held).status).toBe(200);
    expect(await page()).toContain('means 1 of the last 1 requests');
    expect(await filled('fault-let-go', { id: '9999' })).toBe(303);
  });
});

describe('a fault in words', () => {
  const fault: FaultRow = {
    id: 1,
    operation_id: null,
    path: null,
    method: null,
    status: null,
    body: null,
    delay_ms: 0,
    drop: false,
    times: null,
  };
  it.each<[Partial<FaultRow>, string]>([
    [{ status: 503 }, 'answers 503'],
    [{ drop: true, delay_ms: 20 }, 'breaks the connection off, 20 ms late'],
    [{ throttle: true }, 'answers 429, limit reached'],
    [{ wrong: { kind: 'broken', field: '' } }, 'ends the JSON halfway'],
    [{ wrong: { kind: 'remove', field: 'data.0.name' } }, 'leaves out data.0.name'],
    [{ wrong: { kind: 'null', field: '' } }, 'makes null the whole body'],
    [{ hold: true }, 'answers as usual, once it is let go'],
    [{ cut_after: 3 }, 'breaks the connection after 3 bytes'],
    [{ delay_ms: 5, spread_ms: 2, bytes_per_second: 10 }, 'answers as usual, 5 ± 2 ms late, 10 bytes a second'],
  ])('%o', (values, words) => {
    expect(effectOf({ ...fault, ...values })).toBe(words);
  });

  it.each<[Partial<FaultRow>, string]>([
    [{}, 'until switched off'],
    [{ times: 1 }, 'once'],
    [{ times: 3, after: 2 }, 'after 2 more calls, 3 times'],
    [{ one_in: 5 }, 'one call in 5, until switched off'],
    [{ times: 0, hold: true }, 'used up'],
  ])('%o lasts', (values, words) => {
    expect(spanOf({ ...fault, ...values })).toBe(words);
  });
});

describe('the form of the page of faults', () => {
  const page = async (query: string): Promise<string> =>
    String((await platform.send('GET', `/_mock/faults${query}`)).body).replaceAll(/\s+/g, ' ');

  it('shows before anything is kept what it would have hit, with the way to each', async () => {
    await platform.get('/platform/tags');
    await platform.get('/platform/funds');
    const shown = await page('?action=status&status=503&operation_id=listTags');
    expect(shown).toContain('laid over the last 2 requests: <strong>1 hit</strong>');
    expect(shown).toContain('href="/_mock/requests?n=1"');
    expect(shown).not.toContain('href="/_mock/requests?n=2"');
    expect(shown).toContain('<option value="listTags" selected>');
    expect(faults()).toEqual([]);
    expect(await page('?action=status&status=503&path=no-slash')).toContain('path begins with a slash');
    expect(await page('?action=status&body=%7B')).toContain('The body is no JSON.');
  });

  it('offers the answers that the description has for the call, apart from the others', async () => {
    const shown = await page('?action=status&status=503&operation_id=redeemCode');
    const [described = '', others = ''] = shown.split('label="Outside the description"');
    expect(described).toContain('>403 used</option>');
    expect(described).toContain('As described for redeemCode');
    expect(others.split('</optgroup>')[0]).toContain('value="503" selected');
    expect(await page('')).not.toContain('Outside the description');
  });

  it('is filled in with a fault that is there, saves it, and takes it away', async () => {
    await filled('fault', {
      ...blank,
      action: 'status',
      status: '503',
      operation_id: 'listTags',
      times: '4',
      name: 'A',
    });
    const [made] = faults();
    const id = String(made?.id);
    const open = await page(`?fault=${id}`);
    expect(open).toContain('action="/_mock/do/fault-save"');
    expect(open).toMatch(/name="times" value="4"/);
    expect(open).toContain('&quot;operation_id&quot;: &quot;listTags&quot;');
    await filled('fault-save', { ...blank, id, action: 'cut', operation_id: 'listFunds', name: 'B' });
    expect(faults()).toEqual([
      expect.objectContaining({ id: made?.id, operation_id: 'listFunds', drop: true, status: null, times: null }),
    ]);
    await filled('fault-off', { id });
    expect(faults()).toEqual([]);
    expect(await page(`?fault=${id}`)).toContain('A new fault');
  });

  it('pauses a fault by its switch, and the page counts only those that can match', async () => {
    await filled('fault-ready', { ready: 'platform-down' });
    const id = String(faults()[0]?.id);
    const count = async (): Promise<boolean> => /Faults <span class="n warn">1</.test(await page(''));
    expect(await count()).toBe(true);
    await filled('fault-pause', { id });
    expect(await page('')).toContain(`Go on with fault ${id}`);
    expect(await count()).toBe(false);
    await filled('fault-go-on', { id });
    expect(await page('')).toContain(`Pause fault ${id}`);
  });

  it('leads from a fault to what it matched last', async () => {
    await filled('fault-ready', { ready: 'platform-down' });
    await platform.get('/platform/tags');
    expect(await page('')).toContain('last matched: <a href="/_mock/requests?n=1">request 1</a>');
  });
});
