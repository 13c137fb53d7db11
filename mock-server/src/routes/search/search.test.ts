import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../input.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { providerId } from '../../../fixtures/seed/providers.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('one-voucher'));
afterAll(() => platform.app.close());

const list = async (query: string): Promise<readonly Input[]> =>
  (await platform.get(`/platform/search?per_page=1000&${query}`)).list('data');
const kinds = (rows: readonly Input[]): string[] =>
  [...new Set(rows.map((row) => String(row['item_type'])))].toSorted((one, other) => one.localeCompare(other));

describe('the overview', () => {
  it('has nine items shared over the kinds, and how many there are of each [API-076]', async () => {
    const got = await platform.get('/platform/search?q=le&overview=1&with_external=1&take=9');
    for (const type of ['product', 'fund', 'provider']) {
      const group = `${type}s`;
      const items = got.list(`data.${group}.items`);
      const all = await list(`q=le&with_external=1&search_item_types=${group}`);
      expect(got.at(`data.${group}.count`)).toBe(all.length);
      expect(items.every((item) => item['item_type'] === type)).toBe(true);
    }
    const places = ['products', 'funds', 'providers'].map((group) => got.list(`data.${group}.items`).length);
    expect(places).toEqual([3, 3, 3]);
  });

  it('fills the places that one kind leaves with those of another', async () => {
    const got = await platform.get('/platform/search?q=zwem&overview=1&with_external=1&take=6');
    const places = ['products', 'funds', 'providers'].map((group) => got.list(`data.${group}.items`).length);
    expect(places).toEqual([3, 2, 1]);
    const products = await platform.get('/platform/search?q=pakket&overview=1&take=9');
    expect(products.status).toBe(200);
    expect(products.list('data.products.items').length).toBeGreaterThan(3);
  });

  it('keeps to what may be taken in all', async () => {
    const got = await platform.get('/platform/search?overview=1&take=4');
    const counts = ['products', 'funds', 'providers'].map((group) => got.list(`data.${group}.items`).length);
    expect(counts).toEqual([2, 1, 1]);
    expect((await platform.get('/platform/search?overview=1&take=10')).status).toBe(422);
  });
});

describe('the list', () => {
  it('mixes all kinds, newest first, or only the kinds that are asked in either form', async () => {
    const all = await list('');
    expect(kinds(all)).toEqual(['fund', 'product', 'provider']);
    expect(await list('order_by=created_at&order_by_dir=asc')).toEqual(all.toReversed());
    expect(kinds(await list('search_item_types=funds,providers'))).toEqual(['fund', 'provider']);
    expect(kinds(await list('search_item_types[]=funds&search_item_types[]=products'))).toEqual(['fund', 'product']);
    expect(kinds(await list('search_item_types[]=providers'))).toEqual(['provider']);
    for (const query of ['search_item_types=people', 'search_item_types[]=people', 'per_page=1001', 'fund_id=9999'])
      expect((await platform.get(`/platform/search?${query}`)).status, `of ${query}`).toBe(422);
    const page = await platform.get('/platform/search?page=2');
    expect(page.at('meta')).toMatchObject({ per_page: 15, current_page: 2, total: all.length });
  });

  it('says of each what a list shows, with the name escaped', async () => {
    const row = platform.table('organizations').get(providerId('golfslag'));
    if (!row) throw new Error('The swimming pool is gone.');
    platform.table('organizations').update(row, { name: 'Bad <nat> & warm', description: 'Zwemmen voor **u**' });
    const [item] = await list('search_item_types=providers&q=bad%20%3Cnat');
    expect(item).toMatchObject({
      name: 'Bad &lt;nat&gt; &amp; warm',
      description_text: 'Zwemmen voor u',
      price: null,
      resource: { id: row.id, name: 'Bad <nat> & warm' },
    });
    const [product] = await list('search_item_types=products&q=zwemles%20voor%20diploma%20A');
    expect(product).toMatchObject({ price: '86.00', price_locale: '€ 86,-', media: { type: 'product_photo' } });
  });

  it('leaves out external funds unless they are asked', async () => {
    const types = async (query: string): Promise<Set<unknown>> =>
      new Set((await list(`search_item_types=funds&${query}`)).map((row) => Object(row['resource']).type));
    expect(await types('')).not.toContain('external');
    expect(await types('with_external=1')).toContain('external');
    for (const item of await list('search_item_types=funds'))
      expect(item['resource']).not.toHaveProperty('taken_by_partner');
    expect(await types('fund_type=subsidies')).toEqual(new Set(['subsidies']));
  });

  it('narrows every kind to a fund, an organisation or a category', async () => {
    const idsIn = async (query: string, type: string): Promise<unknown[]> =>
      (await list(query)).filter((row) => row['item_type'] === type).map((row) => row['id']);
    const inFund = `fund_id=${funds.fietstegoed}`;
    expect(await idsIn(inFund, 'fund')).toEqual([funds.fietstegoed]);
    expect(await idsIn(inFund, 'provider')).toEqual([providerId('ketting')]);
    const ofPool = await list(`organization_id=${providerId('golfslag')}`);
    expect(kinds(ofPool)).toEqual(['product', 'provider']);
    expect(kinds(await list('organization_id=1'))).toEqual(['fund']);
    const bicycles = await idsIn('product_category_id=7&fund_type=budget', 'fund');
    expect([bicycles.includes(funds.fietstegoed), bicycles.includes(funds.schoolstart)]).toEqual([true, false]);
  });

  it('shows only what the tenant has, and what can still be had', async () => {
    expect(await list('q=waterpas')).toEqual([]);
    const row = platform.table('products').get(201);
    if (!row) throw new Error('The swimming lesson is gone.');
    const names = async (): Promise<unknown[]> => (await list('q=diploma%20A')).map((item) => item['name']);
    expect(await names()).toContain(row.name);
    platform.table('products').update(row, { deleted_at: platform.world().now() });
    expect(await names()).not.toContain(row.name);
  });
});
