import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growTown } from '../../../fixtures/growth/grow-town.ts';
import type { OrganizationRow } from '../../tables/organizations.ts';
import { Harness, type Got } from '../../testing/harness.ts';

let platform: Harness;
let vera: string;
beforeAll(async () => {
  platform = await Harness.open();
  await platform.scenario('ordinary-tuesday');
  // With offers and without there are fewer than a page; together there are more.
  growTown(platform.world(), { providers: 150, offersEach: 1 });
  growTown(platform.world(), { providers: 330, offersEach: 0 });
  vera = await platform.tokenOf('vera');
});
afterAll(() => platform.app.close());

const page = (size: number, number: number): Promise<Got> =>
  platform.get(`/platform/organizations?is_employee=0&per_page=${size}&page=${number}`, { as: vera });

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

  it.each([
    ['is_sponsor', (row: OrganizationRow) => row.is_sponsor],
    ['is_provider', (row: OrganizationRow) => row.is_provider],
    ['is_validator', (row: OrganizationRow) => row.is_validator],
  ])('is narrowed by %s to those that are it, or are not', async (name, has) => {
    const organizations = platform.table('organizations');
    for (const wanted of [true, false]) {
      const got = await platform.get(`/platform/organizations?is_employee=0&${name}=${Number(wanted)}`);
      expect(got.number('meta.total')).toBe(organizations.all().filter((row) => has(row) === wanted).length);
    }
  });

  it('is narrowed to those with a visible offer, or to those without any', async () => {
    const products = platform.table('products');
    const ids = async (has: 0 | 1): Promise<unknown[]> =>
      (await platform.get(`/platform/organizations?is_employee=0&per_page=300&has_products=${has}`))
        .list('data')
        .map((row) => row['id']);
    const [offer] = products.all();
    if (!offer) throw new Error('There are no offers.');
    const all = products.where('organization_id', offer.organization_id);
    expect([(await ids(1)).includes(offer.organization_id), (await ids(0)).includes(offer.organization_id)]).toEqual([
      true,
      false,
    ]);
    for (const row of all) products.update(row, { shown_on_webshop: false });
    expect([(await ids(1)).includes(offer.organization_id), (await ids(0)).includes(offer.organization_id)]).toEqual([
      false,
      false,
    ]);
    for (const row of all) products.update(row, { deleted_at: platform.world().now() });
    expect(await ids(0)).toContain(offer.organization_id);
  });

  it('is found by a new name and a new description at once, in its new place', async () => {
    const organizations = platform.table('organizations');
    const found = async (words: string): Promise<Got> =>
      platform.get(`/platform/organizations?is_employee=0&q=${words}`);
    const [one] = organizations.where('is_provider', true);
    if (!one) throw new Error('There is no provider.');
    expect((await found('aardvarkens')).list('data')).toEqual([]);
    organizations.update(one, { name: 'Aan de Aardvarkens', description: '**Zwemt** graag in kwikzilver' });
    expect((await found('aardvarkens')).at('data.0.id')).toBe(one.id);
    expect((await found('zwemt%20graag')).at('data.0.id')).toBe(one.id);
    expect((await page(10, 1)).at('data.0.id')).toBe(one.id);
  });
});
