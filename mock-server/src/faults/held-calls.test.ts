import { get } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBy } from './held.ts';
import { Harness, type Got } from '../testing/harness.ts';
import { sendForm } from '../testing/send-form.ts';

const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
});
afterAll(() => platform.app.close());

const inject = (body: object): Promise<Got> => platform.send('POST', '/_mock/api/faults', { body });
const tags = (): Promise<Got> => platform.get('/platform/tags');
const letGo = (id: number): Promise<number> => platform.mock.releaseFault(id);

/** Pauses a fault on the page. */
const pause = (id: number): Promise<unknown> =>
  sendForm(platform.app, { url: '/_mock/do/fault-pause', form: { id: String(id) }, world: platform.worldName });

/** Waits until a fault holds so many calls. */
const isHeld = (id: number, count: number): Promise<void> =>
  vi.waitFor(() => expect(heldBy(platform.world(), id)).toBe(count), { timeout: 20_000 });

it('a fault of one resident matches the calls with a token of that resident and no others', async () => {
  const [noor, kees] = [await platform.tokenOf('noor'), await platform.tokenOf('kees')];
  await inject({ path: '/platform/**', status: 503, persona: 'noor' });
  const statuses: number[] = [];
  for (const as of [noor, kees, null, 'no-token', noor])
    statuses.push((await platform.get('/platform/tags', { as })).status);
  expect(statuses).toEqual([503, 200, 200, 200, 503]);
  const got = await inject({ status: 503, persona: 'nobody' });
  expect(got).toMatchObject({ status: 400, body: { message: 'There is no resident "nobody".' } });
});

describe('a fault that holds its calls', () => {
  it('keeps each until it is let go, and then answers as usual', async () => {
    const id = (await inject({ operation_id: 'listTags', hold: true })).number('id');
    const ends: number[] = [];
    const calls = [tags(), tags()].map((call) => call.then(({ status }) => ends.push(status)));
    await isHeld(id, 2);
    expect((await platform.get('/platform/funds')).status).toBe(200);
    expect(ends).toEqual([]);
    expect((await platform.send('GET', '/_mock/api/faults')).at('faults.0')).toMatchObject({ id, waiting: 2, hits: 2 });
    expect(await letGo(id)).toBe(2);
    await Promise.all(calls);
    expect(ends).toEqual([200, 200]);
    expect(await letGo(id)).toBe(0);
  });

  it('holds so many, lets the others through, and is gone when they are let go', async () => {
    const id = (await inject({ operation_id: 'listTags', hold: true, status: 503, times: 1 })).number('id');
    const held = tags();
    await isHeld(id, 1);
    expect((await tags()).status).toBe(200);
    await letGo(id);
    expect((await held).status).toBe(503);
    expect(platform.world().table('faults').size).toBe(0);
    await expect(letGo(id)).rejects.toThrow('404');
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['it is switched off', (id) => platform.mock.removeFault(id)],
    ['all are switched off', () => platform.mock.removeFaults()],
    ['it is paused', (id) => pause(id)],
    ['the world begins again', () => platform.mock.reset()],
  ])('lets go when %s', async (_what, end) => {
    const id = (await inject({ operation_id: 'listTags', hold: true })).number('id');
    const world = platform.world();
    const held = tags();
    await isHeld(id, 1);
    await end(id);
    expect((await held).status).toBe(200);
    expect(heldBy(world, id)).toBe(0);
  });

  it('lets go of a call whose sender has gone, and of no other', async () => {
    const port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const id = (await inject({ operation_id: 'listTags', hold: true })).number('id');
    const headers = { 'client-type': 'webshop', 'client-key': 'zonnedorp', 'mock-world': platform.worldName };
    const sender = get({ port, host: '127.0.0.1', path: '/api/v1/platform/tags', headers });
    sender.on('error', () => undefined);
    const held = tags();
    await isHeld(id, 2);
    sender.destroy();
    await isHeld(id, 1);
    await letGo(id);
    expect((await held).status).toBe(200);
  });

  it('does not keep the mock platform from stopping', async () => {
    const other = await Harness.open();
    await other.scenario('ordinary-tuesday');
    const made = await other.send('POST', '/_mock/api/faults', { body: { operation_id: 'listTags', hold: true } });
    const held = other.get('/platform/tags');
    await vi.waitFor(() => expect(heldBy(other.world(), made.number('id'))).toBe(1), { timeout: 20_000 });
    await other.app.close();
    expect((await held).status).toBe(200);
  });
});
