import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness, type Got } from '../../src/testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('one-voucher'));
afterAll(() => platform.app.close());

const change = (path: string, changes: object): Promise<Got> =>
  platform.send('PATCH', `/_mock/api/data/${path}`, { body: { changes } });

describe('reading rows', () => {
  it('gives a table, and one row of it', async () => {
    const rows = platform.table('vouchers').all();
    expect((await platform.send('GET', '/_mock/api/data/vouchers')).body).toEqual({ rows });
    expect((await platform.send('GET', '/_mock/api/data/vouchers/1')).body).toEqual({ row: rows[0] });
  });

  it.each([
    ['vouchers/999', 'There is no row 999 in vouchers.'],
    ['planets', 'There is no table "planets". Choose one of: '],
    ['planets/1', 'There is no table "planets". Choose one of: '],
  ])('refuses %s', async (path, message) => {
    const got = await platform.send('GET', `/_mock/api/data/${path}`);
    expect(got).toMatchObject({ status: 404, body: { message: expect.stringContaining(message) } });
  });
});

describe('changing a row', () => {
  it('sets the named fields, and the platform answers with them', async () => {
    const got = await change('vouchers/1', { amount: 4_321, deactivation_note: 'verhuisd' });
    expect(got).toMatchObject({ status: 200, body: { row: { id: 1, amount: 4_321, deactivation_note: 'verhuisd' } } });
    const list = await platform.get('/platform/vouchers', { as: await platform.tokenOf('kees') });
    expect(list.list('data')[0]).toMatchObject({ amount: '35.21' });
  });

  it.each([
    ['a field that the table does not have', 'vouchers/1', { colour: 'red' }, 422],
    ['the id', 'vouchers/1', { id: 7 }, 422],
    ['a value of another type', 'vouchers/1', { amount: 'much' }, 422],
    ['nothing', 'vouchers/1', {}, 400],
    ['a row that is not there', 'vouchers/999', { amount: 1 }, 404],
    ['a table that is not there', 'planets/1', { amount: 1 }, 404],
  ])('refuses %s and changes nothing', async (_what, path, changes, status) => {
    const before = platform.table('vouchers').all();
    expect((await change(path, changes)).status).toBe(status);
    expect(platform.table('vouchers').all()).toEqual(before);
  });
});
