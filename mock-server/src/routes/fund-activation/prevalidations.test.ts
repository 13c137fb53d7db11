import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';

let as: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('record-to-confirm');
  as = await platform.tokenOf('vincent');
});
afterAll(() => platform.app.close());

const place = '/platform/prevalidations';
const family = { uid: 'ZD-3001', municipality: 'Zonnedorp', children_nth: 2, base_salary: '1480' };
const make = (data: object, fund_id: number = funds.kindtegoed): Promise<Got> =>
  platform.post(place, { as, body: { fund_id, data } });

const refused = (got: Got): unknown => [got.status, Object.keys(Object(got.at('errors')))];

describe('an activation code', () => {
  it('is made by an employee, read by its code, and listed for its maker only [API-028] [API-029] [API-030]', async () => {
    const made = await make(family);
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: {
          uid: expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{4}$/),
          state: 'pending',
          exported: false,
          uid_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          records_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          created_at: '2026-11-24 10:00:00',
        },
      },
    });
    const one = `${place}/${made.text('data.uid')}`;
    expect((await platform.get(one, { as })).body).toEqual(made.body);
    expect((await platform.get(place, { as })).list('data')).toEqual([made.at('data')]);
    const dina = await platform.tokenOf('dina');
    expect((await platform.get(place, { as: dina })).at('data')).toEqual([]);
    expect((await platform.get(one, { as: dina })).status).toBe(404);
    expect((await platform.get(`${place}/0000-0000`, { as })).status).toBe(404);
  });

  it('works: it opens the fund for whoever enters it, once [API-029] [FA-066]', async () => {
    const made = await make(family);
    const dina = await platform.tokenOf('dina');
    const redeemed = await platform.post('/platform/funds/redeem', { as: dina, body: { code: made.at('data.uid') } });
    expect(redeemed.status).toBe(200);
    expect(redeemed.list('vouchers')[0]).toMatchObject({ amount: '600.00' });
    expect((await platform.get(`${place}/${made.text('data.uid')}`, { as })).at('data.state')).toBe('used');
    expect((await platform.get(`${place}?state=pending`, { as })).at('data')).toEqual([]);
  });

  it.each([
    ['without data', {}, ['data']],
    ['without its number', { ...family, uid: '' }, ['data.uid']],
    ['with a missing fact', { uid: 'ZD-1', municipality: 'Zonnedorp', base_salary: 900 }, ['data.children_nth']],
    ['of somebody who does not qualify', { ...family, children_nth: 0 }, ['data.children_nth']],
    ['of somebody from elsewhere', { ...family, municipality: 'Waterveen' }, ['data.municipality']],
    ['with an unknown fact', { ...family, shoe_size: 42 }, ['data.shoe_size']],
    [
      'with two wrong facts',
      { ...family, children_nth: 'x', base_salary: 9000 },
      ['data.children_nth', 'data.base_salary'],
    ],
  ])('%s is refused [API-029]', async (_what, data, fields) => {
    const got = await make(data);
    expect(got.status).toBe(422);
    expect(Object.keys(Object(got.at('errors')))).toEqual(expect.arrayContaining(fields));
    expect((await platform.get(place, { as })).at('meta.total')).toBe(0);
  });

  it('for a number that has one already is refused, but not in another fund [API-029]', async () => {
    await make(family);
    expect(refused(await make(family))).toEqual([422, ['data.uid']]);
    expect(
      (await make({ uid: family.uid, municipality: 'Zonnedorp', base_salary: 1000 }, funds.fietstegoed)).status,
    ).toBe(201);
  });

  it.each([
    ['another organisation', funds.jeugdwaterveen],
    ['nobody', 999],
  ])('of a fund of %s is refused on the fund [API-029]', async (_who, fund) => {
    expect(refused(await make(family, fund))).toEqual([422, ['fund_id']]);
  });

  it('by a resident is refused on the fund [API-029]', async () => {
    const dina = await platform.tokenOf('dina');
    expect(
      refused(await platform.post(place, { as: dina, body: { fund_id: funds.kindtegoed, data: family } })),
    ).toEqual([422, ['fund_id']]);
  });

  it.each([
    ['', ['ZD-3002', 'ZD-3001']],
    ['q=3002', ['ZD-3002']],
    ['q=nothing', []],
    [`fund_id=${funds.meedoentegoed}`, []],
    ['state=used', []],
    ['exported=0', ['ZD-3002', 'ZD-3001']],
    ['exported=1', []],
    ['from=2026-11-25', ['ZD-3002']],
    ['to=2026-11-24', ['ZD-3001']],
    ['per_page=1', ['ZD-3002']],
    ['per_page=1&page=2', ['ZD-3001']],
  ])('is found with "%s" [API-028]', async (query, numbers) => {
    await make(family);
    await platform.step(24 * 3600);
    as = await platform.tokenOf('vincent');
    await make({ ...family, uid: 'ZD-3002' });
    const got = await platform.get(`${place}?${query}`, { as });
    const found = got.list('data').map((row) => JSON.stringify(row).match(/ZD-\d+/)?.[0]);
    expect(found).toEqual(numbers);
  });

  it.each(['per_page=0', 'per_page=2501', 'state=lost', 'from=yesterday', `q=${'x'.repeat(201)}`])(
    'is not looked for with %s',
    async (query) => {
      expect((await platform.get(`${place}?${query}`, { as })).status).toBe(422);
    },
  );

  it('is closed to a visitor', async () => {
    for (const path of [place, `${place}/4f0a-91c7`]) expect((await platform.get(path)).status).toBe(401);
    expect((await platform.post(place)).status).toBe(401);
  });
});
