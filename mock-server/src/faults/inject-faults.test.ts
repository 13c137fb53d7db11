import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness, type Got } from '../testing/harness.ts';
import { sendForm } from '../testing/send-form.ts';
import { outcomeOf } from '../testing/outcome.ts';
import { foreignAnswers } from './foreign-answers.ts';

const platform = await Harness.open();
const port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
});
afterAll(() => platform.app.close());

/** Switches a ready-made fault on, as the page does. */
const switchOn = (ready: string) =>
  sendForm(platform.app, { url: '/_mock/do/fault-ready', form: { ready }, world: platform.worldName });
const inject = (body: object): Promise<Got> => platform.send('POST', '/_mock/api/faults', { body });
const ask = (): Promise<Got> => platform.get('/platform/funds');

const ofShop = () => ({ 'client-type': 'webshop', 'client-key': 'zonnedorp', 'mock-world': platform.worldName });

/** What arrives over a real connection: the pieces, and whether the answer came to its end. */
async function fetched(path: string): Promise<{ pieces: number; text: string; whole: boolean; announced: number }> {
  const headers = ofShop();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/api/v1${path}`, headers }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('error', () => undefined);
  await new Promise((resolve) => answer.once('close', resolve));
  const announced = Number(answer.headers['content-length']);
  return { pieces: chunks.length, text: Buffer.concat(chunks).toString(), whole: answer.complete, announced };
}

describe('a fault', () => {
  it('begins after so many calls and ends after so many more', async () => {
    await inject({ operation_id: 'listFunds', status: 503, body: { message: 'Even niet' }, after: 2, times: 1 });
    const outcomes: string[] = [];
    for (let call = 0; call < 4; call += 1) outcomes.push(outcomeOf(await ask()));
    expect(outcomes).toEqual(['200', '200', '503 Even niet', '200']);
    expect((await platform.send('GET', '/_mock/api/faults')).list('faults')).toEqual([]);
  });

  it('counts how often it matched, and goes alone', async () => {
    const made = await inject({ operation_id: 'listFunds', status: 503, headers: { 'Error-Code': 'te_druk' } });
    await inject({ operation_id: 'listTags', status: 500 });
    expect((await ask()).headers['error-code']).toBe('te_druk');
    await ask();
    expect((await platform.send('GET', '/_mock/api/faults')).at('faults.0.hits')).toBe(2);
    expect((await platform.send('DELETE', `/_mock/api/faults/${made.number('id')}`)).status).toBe(200);
    expect([(await ask()).status, (await platform.get('/platform/tags')).status]).toEqual([200, 500]);
    expect((await platform.send('DELETE', `/_mock/api/faults/${made.number('id')}`)).status).toBe(404);
  });

  it.each(foreignAnswers)('can be an answer of something else: $name', async ({ key, status, headers, body }) => {
    await switchOn(key);
    const got = await platform.app.inject({ url: '/api/v1/platform/funds', headers: ofShop() });
    expect([got.statusCode, got.body]).toEqual([status, body]);
    expect(got.headers).toMatchObject(headers);
    expect(String(got.headers['content-type'] ?? '')).not.toContain('json');
  });

  it('makes a right answer wrong in one place', async () => {
    await inject({ operation_id: 'listFunds', wrong: { kind: 'remove', field: 'data.*.name' }, times: 1 });
    const [fund] = (await ask()).list('data');
    expect([fund?.['name'], typeof fund?.['id']]).toEqual([undefined, 'number']);
    for (const path of ['/platform/products', '/platform/funds/3']) {
      await inject({ path, wrong: { kind: 'empty', field: 'data' }, times: 1 });
      expect(JSON.stringify((await platform.get(path)).at('data'))).toMatch(/^(\[\]|\{\})$/);
    }
    await inject({ operation_id: 'listFunds', wrong: { kind: 'type', field: 'meta.total' }, times: 1 });
    expect(typeof (await ask()).at('meta.total')).toBe('string');
    expect(typeof (await ask()).at('meta.total')).toBe('number');
  });

  it('ends an answer in the middle of its JSON', async () => {
    await inject({ operation_id: 'listTags', wrong: { kind: 'broken' }, times: 1 });
    const { text, whole } = await fetched('/platform/tags');
    expect(whole).toBe(true);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it('answers as the limit of the call does, in the language of the caller', async () => {
    await inject({ operation_id: 'redeemCode', throttle: true });
    const got = await platform.post('/platform/funds/redeem', {
      headers: { 'accept-language': 'en' },
      body: { code: 'x' },
    });
    expect(got).toMatchObject({
      status: 429,
      body: {
        message: 'You have tried too often. Wait 3 hours.',
        meta: { error: 'not_found', attempts: 3, max_attempts: 3, available_in_min: 180, available_in_sec: 10_800 },
      },
    });
  });

  it('lets an answer leave in pieces, whole in the end', async () => {
    const { text } = await fetched('/platform/tags');
    await inject({ operation_id: 'listTags', bytes_per_second: text.length * 4, times: 1 });
    const slow = await fetched('/platform/tags');
    expect(slow).toMatchObject({ text, whole: true, announced: Buffer.byteLength(text) });
    expect(slow.pieces).toBeGreaterThan(1);
  });

  it('breaks the connection in the middle of an answer, or in place of one', async () => {
    await inject({ operation_id: 'listTags', cut_after: 20, times: 1 });
    const cut = await fetched('/platform/tags');
    expect([cut.text.length, cut.whole]).toEqual([20, false]);
    expect((await fetched('/platform/tags')).whole).toBe(true);
    await inject({ path: '/platform/**', method: 'GET', drop: true, times: 1 });
    expect((await platform.post('/platform/funds/1/check')).status).toBe(401);
    await expect(ask()).rejects.toThrow('destroyed');
    expect((await ask()).status).toBe(200);
  });

  it('waits the same time in every run: its spread is the chance of the world, and takes nothing from it', async () => {
    const random = platform.world().random.state();
    await inject({ operation_id: 'listTags', delay_ms: 2, spread_ms: 2 });
    await platform.get('/platform/tags');
    expect(platform.world().random.state()).toBe(random);
  });

  it('says that uploads are too large where the ready-made fault is on', async () => {
    await switchOn('upload-too-large');
    const got = await platform.post('/files', { as: await platform.tokenOf('samira') });
    expect(got).toMatchObject({ status: 413, body: { message: 'Het bestand is te groot.' } });
  });

  it('takes the pictures of offers away, so that the placeholder stands there', async () => {
    const picture = (await platform.get('/platform/products/201')).text('data.photo.sizes.small');
    const path = picture.slice(picture.indexOf('/pictures/'));
    expect((await platform.get(path)).status).toBe(200);
    await switchOn('pictures-missing');
    expect((await platform.get(path)).status).toBe(404);
  });
});
