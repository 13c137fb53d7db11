import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growCity } from '../seed/city/grow-city.ts';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';

let twin: Harness;
let vera: string;
beforeAll(async () => {
  twin = await Harness.open();
  await twin.scenario('ordinary-tuesday');
  growCity(twin.world(), { products: 10, providers: 300, residents: 0 });
  vera = await twin.tokenOf('vera');
});
afterAll(() => twin.app.close());

const page = (size: number, number: number): Promise<Got> =>
  twin.get(`/platform/organizations?is_employee=0&per_page=${size}&page=${number}`, { as: vera });

const idsOf = (...pages: readonly Got[]): unknown[] => pages.flatMap((got) => got.list('data').map((row) => row['id']));

describe('the list of organisations', () => {
  it('gives 300 or 100 on a page, and refuses more [API-216]', async () => {
    expect((await page(300, 1)).list('data')).toHaveLength(300);
    expect((await page(100, 1)).list('data')).toHaveLength(100);
    const refused = await page(301, 1);
    expect(refused.status).toBe(422);
    expect(refused.at('errors')).toHaveProperty('per_page');
  });

  it('asked for in pages at the same time is whole and has nobody twice [API-217]', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page(100, number)));
    const ids = idsOf(...pages);
    expect(ids).toHaveLength(pages[0]?.number('meta.total') ?? NaN);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(idsOf(await page(300, 1), await page(300, 2)));
  });
});
