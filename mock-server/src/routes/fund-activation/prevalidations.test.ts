import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf, refusedFields } from '../../testing/outcome.ts';

const platform = await Harness.open();
let as: string;
let dina: string;
beforeEach(async () => {
  await platform.scenario('record-to-confirm');
  as = await platform.tokenOf('vincent');
  dina = await platform.tokenOf('dina');
});
afterAll(() => platform.app.close());

const place = '/platform/prevalidations';
const family = { uid: 'ZD-3001', municipality: 'Zonnedorp', children_nth: 2, base_salary: '1480' };
const make = (data: object, fund_id: number = funds.kindtegoed, token = as): Promise<Got> =>
  platform.post(place, { as: token, body: { fund_id, data } });

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
    expect((await platform.get(place, { as: dina })).at('data')).toEqual([]);
    expect((await platform.get(one, { as: dina })).status).toBe(404);
  });

  it.each([
    [
      {},
      '422 data: Deze waarde klopt niet. data.uid: Vul dit gegeven in. data.children_nth: Vul dit gegeven in. ' +
        'data.municipality: Vul dit gegeven in. data.base_salary: Vul dit gegeven in.',
    ],
    [{ ...family, uid: '' }, '422 data.uid: Vul dit gegeven in.'],
    [{ ...family, children_nth: { toString: 1 } }, '422 data.children_nth: Vul dit gegeven in.'],
    [{ ...family, children_nth: undefined }, '422 data.children_nth: Vul dit gegeven in.'],
    [{ ...family, municipality: 'Waterveen' }, '422 data.municipality: De waarde moet Zonnedorp zijn.'],
    [{ ...family, shoe_size: 42 }, '422 data.shoe_size: Deze keuze bestaat niet.'],
    [
      { ...family, children_nth: 0, base_salary: 9000 },
      '422 data.children_nth: De waarde moet hoger zijn dan 0. data.base_salary: De waarde mag niet hoger zijn dan 2184.',
    ],
  ])('an activation code of %j is refused: %s [API-029]', async (data, outcome) => {
    expect(outcomeOf(await make(data))).toBe(outcome);
    expect((await platform.get(place, { as })).at('meta.total')).toBe(0);
  });

  it('is one for a number in a fund, and only for a fund of the own organisation [API-029]', async () => {
    await make(family);
    expect(refusedFields(await make(family))).toEqual([422, 'data.uid']);
    const { uid, municipality } = family;
    expect((await make({ uid, municipality, base_salary: 1000 }, funds.fietstegoed)).status).toBe(201);
    for (const fund of [funds.jeugdwaterveen, 999])
      expect(refusedFields(await make(family, fund))).toEqual([422, 'fund_id']);
    expect(refusedFields(await make(family, funds.kindtegoed, dina))).toEqual([422, 'fund_id']);
  });

  it('is found by words, fund, state, export, days and page, and not with other words [API-028]', async () => {
    await make(family);
    await platform.step(24 * 3600);
    as = await platform.tokenOf('vincent');
    await make({ ...family, uid: 'ZD-3002' });
    const find = async (query: string): Promise<readonly unknown[]> => {
      const got = await platform.get(`${place}?${query}`, { as });
      return got.list('data').map((row) => JSON.stringify(row).match(/ZD-(\d+)/)?.[1]);
    };
    const found: readonly (readonly [query: string, numbers: readonly string[]])[] = [
      ['', ['3002', '3001']],
      ['q=3002', ['3002']],
      ['q=nothing', []],
      [`fund_id=${funds.meedoentegoed}`, []],
      [`fund_id=${funds.kindtegoed}`, ['3002', '3001']],
      ['state=used', []],
      ['exported=0', ['3002', '3001']],
      ['exported=1', []],
      ['from=2026-11-25', ['3002']],
      ['to=2026-11-24', ['3001']],
      ['per_page=1', ['3002']],
      ['per_page=1&page=2', ['3001']],
    ];
    for (const [query, numbers] of found)
      expect({ query, found: await find(query) }).toEqual({ query, found: numbers });
    const strange = ['per_page=0', 'per_page=2501', 'state=lost', 'from=yesterday', `q=${'x'.repeat(201)}`];
    expect(await platform.notRefused(place, strange, { as })).toEqual([]);
  });
});
