import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
afterAll(() => platform.app.close());

let dina: string;
beforeEach(async () => {
  await platform.scenario('record-to-confirm');
  dina = await platform.tokenOf('dina');
});

const phone = (number: string) =>
  platform.post('/identity/records', { as: dina, body: { type: 'telephone', value: number } });
const numberOfLast = async (): Promise<number> =>
  Number((await platform.send('GET', '/_mock/api/requests')).list('requests').at(-1)?.['id']);
const records = async (before?: number): Promise<unknown> =>
  (await platform.send('GET', `/_mock/api/data${before === undefined ? '' : `?before=${before}`}`)).at(
    'tables.records',
  );

describe('the world before a request', () => {
  it('can be looked at while the world stays as it is', async () => {
    const start = await records();
    await phone('0611111111');
    const second = (await numberOfLast()) + 1;
    await phone('0622222222');
    expect([start, await records(second - 1), await records(second), await records()]).toEqual([
      start,
      start,
      Number(start) + 1,
      Number(start) + 2,
    ]);
    const then = await platform.send('GET', `/_mock/api/data/records?q=06&before=${second}`);
    expect(JSON.stringify(then.body)).toContain('0611111111');
    expect(JSON.stringify(then.body)).not.toContain('0622222222');
    const changed = await platform.send('GET', `/_mock/api/data?before=${second}`);
    expect(changed.list('changed_since')).toMatchObject([{ table: 'records', kind: 'added' }]);
  });

  it('is what the world goes on from, with the same ids, chance and time', async () => {
    await phone('0611111111');
    const first = await phone('0622222222');
    const number = await numberOfLast();
    await platform.step(7200);
    await platform.send('POST', '/_mock/api/settings', { body: { sms_refused: true } });
    const gone = await platform.send('POST', '/_mock/api/history/goto', { body: { before_request: number } });
    expect(gone).toMatchObject({ status: 200, body: { local: '2026-11-24 10:00:00' } });
    expect(await platform.send('GET', '/_mock/api/settings')).toMatchObject({ body: { sms_refused: false } });
    const again = await phone('0622222222');
    expect(again.body).toEqual(first.body);
    const log = (await platform.send('GET', '/_mock/api/requests')).list('requests');
    expect(log.map(({ taken_back }) => taken_back)).toEqual([false, true, false]);
    expect(await platform.send('GET', '/_mock/api/history')).toMatchObject({
      body: { forks: [{ from: number, after: number }] },
    });
  });

  it('can be left again by going back to before the going back', async () => {
    await phone('0611111111');
    const number = await numberOfLast();
    const after = platform.world().transactions;
    const full = await records();
    await platform.send('POST', '/_mock/api/history/goto', { body: { before_request: number } });
    expect(await records()).toBe(Number(full) - 1);
    await platform.send('POST', '/_mock/api/history/goto', { body: { transaction: after } });
    expect(await records()).toBe(full);
  });

  it('is refused when nobody knows it', async () => {
    const goto = (body: object) => platform.send('POST', '/_mock/api/history/goto', { body });
    expect((await goto({ before_request: 99 })).status).toBe(404);
    expect((await goto({})).status).toBe(404);
    expect((await platform.send('GET', '/_mock/api/data?before=99')).status).toBe(404);
  });

  it('is forgotten at last, which is told', async () => {
    await phone('0611111111');
    const number = await numberOfLast();
    const { tags } = { tags: platform.world().table('tags') };
    for (let count = 0; count < 2100; count += 1) {
      platform.world().transact(() => tags.insert({ key: `t${count}`, name: '', scope: 'provider' }));
    }
    const gone = await platform.send('POST', '/_mock/api/history/goto', { body: { before_request: number } });
    expect(gone).toMatchObject({ status: 410, body: { message: expect.stringContaining('too long ago') } });
  });
});

describe('the history', () => {
  it('tells which request or which action changed what', async () => {
    await phone('0611111111');
    const request = await numberOfLast();
    await platform.step(60);
    const history = (await platform.send('GET', '/_mock/api/history')).list('transactions');
    expect(history.at(-2)).toMatchObject({ request, action: null, changes: expect.stringContaining('record') });
    expect(history.at(-1)).toMatchObject({ request: null, action: 'POST /_mock/api/clock' });
    const one = await platform.send('GET', `/_mock/api/history/${String(history.at(-2)?.['number'])}`);
    expect(JSON.stringify(one.at('rows'))).toContain('0611111111');
    expect((await platform.send('GET', '/_mock/api/history/999')).status).toBe(404);
  });

  it('tells what happened to one row', async () => {
    const record = await phone('0611111111');
    const request = await numberOfLast();
    const row = await platform.send('GET', `/_mock/api/data/records/${record.number('data.id')}`);
    expect(row.list('history')).toMatchObject([{ request, diff: { kind: 'added' } }]);
    expect(row.list('points_at')).toContainEqual(expect.objectContaining({ table: 'identities' }));
    expect((await platform.send('GET', '/_mock/api/data/records/99999')).status).toBe(404);
    expect((await platform.send('GET', '/_mock/api/data/nothing')).status).toBe(404);
  });
});

describe('a world that is kept on disk', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mock-history-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is after a restart where going back, a snapshot and an import left it', async () => {
    const open = () => Harness.open({ dataFile: path.join(folder, 'dev.json') });
    const rows = (kept: Harness): unknown => JSON.parse(JSON.stringify(kept.world().snapshot().tables));
    const add = async (kept: Harness): Promise<void> => {
      const as = await kept.tokenOf('noor');
      await kept.post('/identity/records', { as, body: { type: 'telephone', value: '0611111111' } });
    };
    const actions: readonly ((kept: Harness) => Promise<unknown>)[] = [
      (kept) => kept.send('POST', '/_mock/api/history/goto', { body: { before_request: 1 } }),
      async (kept) => {
        await kept.send('POST', '/_mock/api/snapshots', { body: { name: 'kept' } });
        await add(kept);
        return kept.send('POST', '/_mock/api/snapshots/kept/restore');
      },
      async (kept) => {
        const file = await kept.send('GET', '/_mock/api/export');
        await add(kept);
        return kept.send('POST', '/_mock/api/import', { body: Object(file.body) });
      },
    ];
    for (const action of actions) {
      const kept = await open();
      await add(kept);
      await action(kept);
      const left = rows(kept);
      await kept.app.close();
      const again = await open();
      expect(rows(again)).toEqual(left);
      await again.app.close();
    }
  });
});
