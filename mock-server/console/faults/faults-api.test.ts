import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
});
afterAll(() => platform.app.close());

const make = async (body: object): Promise<number> =>
  (await platform.send('POST', '/_mock/api/faults', { body })).number('id');
const change = (id: number, body: object): Promise<Got> => platform.send('PATCH', `/_mock/api/faults/${id}`, { body });
const one = (id: number): Promise<Got> => platform.send('GET', `/_mock/api/faults/${id}`);
const tags = async (client = 'zonnedorp'): Promise<number> =>
  (await platform.get('/platform/tags', { headers: { 'client-key': client } })).status;

describe('a fault that is kept', () => {
  it('matches nothing while it is paused, and goes on as it was', async () => {
    const id = await make({ operation_id: 'listTags', status: 503 });
    expect(await tags()).toBe(503);
    expect((await change(id, { paused: true })).body).toMatchObject({ id, paused: true, hits: 1, status: 503 });
    expect(await tags()).toBe(200);
    expect((await change(id, { paused: false })).body).not.toHaveProperty('paused');
    expect(await tags()).toBe(503);
    expect((await one(id)).at('hits')).toBe(2);
  });

  it('is changed in place: null takes a field away, and the rest stays', async () => {
    const first = await make({ operation_id: 'listTags', status: 503, name: 'Eerst', one_in: 2 });
    await make({ operation_id: 'listTags', status: 500 });
    await change(first, { status: 404, one_in: null });
    expect((await one(first)).body).toMatchObject({ id: first, status: 404, name: 'Eerst' });
    expect((await one(first)).body).not.toHaveProperty('one_in');
    expect(await tags()).toBe(404);
  });

  it('is not changed into nonsense', async () => {
    const id = await make({ operation_id: 'listTags', status: 503 });
    expect(await change(id, { status: 700 })).toMatchObject({ status: 400 });
    expect(await change(id, { client_key: 'nergens' })).toMatchObject({
      status: 400,
      body: { message: 'There is no municipality "nergens".' },
    });
    expect((await one(id)).at('status')).toBe(503);
    expect((await change(9999, {})).status).toBe(404);
    expect((await one(9999)).status).toBe(404);
  });

  it('lets go of the calls that it holds when it is paused, not when it gets another name', async () => {
    const id = await make({ operation_id: 'listTags', hold: true });
    const held = platform.get('/platform/tags');
    await vi.waitFor(async () => expect((await one(id)).at('waiting')).toBe(1), { timeout: 20_000 });
    await change(id, { name: 'Wacht' });
    expect((await one(id)).at('waiting')).toBe(1);
    await change(id, { paused: true });
    expect((await held).status).toBe(200);
    expect((await one(id)).at('waiting')).toBe(0);
  });

  it('means the shop of one municipality only', async () => {
    await make({ operation_id: 'listTags', status: 503, client_key: 'waterveen' });
    expect([await tags(), await tags('waterveen')]).toEqual([200, 503]);
  });
});

describe('a fault that lasts so many seconds', () => {
  it('is over when the clock of the world says so, and begins anew after a pause', async () => {
    const id = await make({ operation_id: 'listTags', status: 503, for_seconds: 600 });
    expect(await tags()).toBe(503);
    await platform.step(599);
    await change(id, { name: 'Nog even' });
    expect(await tags()).toBe(503);
    await platform.step(2);
    expect(await tags()).toBe(200);
    await change(id, { paused: true });
    await change(id, { paused: false });
    expect(await tags()).toBe(503);
  });

  it('comes ready-made', async () => {
    await platform.send('POST', '/_mock/api/faults/ready', { body: { name: 'offline-30-seconds' } });
    const [fault] = platform.world().table('faults').all();
    expect(fault?.until).toBe(platform.world().now() + 30_000);
  });
});

describe('a fault held against the last requests', () => {
  beforeEach(async () => {
    await platform.get('/platform/tags');
    await platform.get('/platform/funds', { as: await platform.tokenOf('noor') });
    await platform.get('/platform/tags', { as: await platform.tokenOf('noor') });
    await platform.get('/platform/tags', { headers: { 'client-key': 'waterveen' } });
  });

  it.each([
    [{ operation_id: 'listTags' }, [1, 3, 4], [1, 3, 4]],
    [{ operation_id: 'listTags', persona: 'noor' }, [3], [3]],
    [{ path: '/platform/*', client_key: 'waterveen' }, [4], [4]],
    [{ path: '/platform/*', after: 1, times: 2 }, [1, 2, 3, 4], [2, 3]],
    [{ operation_id: 'redeemCode' }, [], []],
  ])('%o means and would have matched', async (body, means, matched) => {
    const before = platform.world().transactions;
    const got = await platform.send('POST', '/_mock/api/faults/preview', { body: { ...body, status: 503 } });
    expect(got).toMatchObject({ status: 200, body: { requests: 4, means, would_have_struck: matched } });
    expect(platform.world().table('faults').size).toBe(0);
    expect(platform.world().transactions).toBe(before);
  });

  it('matches one call in so many in the preview as it does afterwards', async () => {
    const body = { path: '/platform/tags', status: 503, one_in: 2 };
    const wanted = await platform.send('POST', '/_mock/api/faults/preview', { body });
    await make(body);
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push(await tags());
    const places = [1, 3, 4];
    expect(statuses.flatMap((status, place) => (status === 503 ? [places[place]] : []))).toEqual(
      wanted.at('would_have_struck'),
    );
  });

  it('knows whose calls it answered itself', async () => {
    const id = await make({ operation_id: 'listTags', status: 503, persona: 'noor' });
    await platform.get('/platform/tags', { as: await platform.tokenOf('noor') });
    expect((await one(id)).body).toMatchObject({ matched: [5], means: [3, 5] });
  });

  it('rejects an invalid fault, and reports which requests a stored fault matched', async () => {
    expect((await platform.send('POST', '/_mock/api/faults/preview', { body: { status: 99 } })).status).toBe(400);
    const id = await make({ operation_id: 'listTags', status: 503 });
    await tags();
    expect((await one(id)).body).toMatchObject({ matched: [5], means: [1, 3, 4, 5] });
  });
});
