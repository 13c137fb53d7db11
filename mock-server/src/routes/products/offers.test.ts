import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../contract/input.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const names = (list: readonly Input[]): string[] => list.map((row) => String(row['name']));
const all = async (query = ''): Promise<readonly Input[]> =>
  (await platform.get(`/platform/products?per_page=1000${query}`)).list('data');

describe('the list of offers', () => {
  it('comes in pages of ten, newest first, and can be sorted otherwise [API-051]', async () => {
    const page = await platform.get('/platform/products');
    expect(page.list('data')).toHaveLength(10);
    expect(page.at('meta')).toMatchObject({ per_page: 10, current_page: 1 });
    const sorted = names(await all('&order_by=name&order_by_dir=asc'));
    expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, 'nl')));
    const prices = (await all('&order_by=price&order_by_dir=asc')).map((row) =>
      row['price_type'] === 'regular' ? Number(row['price']) : 0,
    );
    expect(prices.length).toBeGreaterThan(1);
    expect((await platform.get('/platform/products?per_page=1001')).status).toBe(422);
  });

  it('can be narrowed by words, category with what is below it, provider and kind of price', async () => {
    const [first] = await all();
    const words = String(first?.['name']).slice(0, 8);
    expect(names(await all(`&q=${encodeURIComponent(words.toUpperCase())}`))).toContain(first?.['name']);
    expect((await platform.get('/platform/products?q=bestaatniet')).at('meta')).toMatchObject({
      total: 0,
      last_page: 1,
      from: null,
    });
    const categories = (await platform.get('/platform/product-categories?per_page=1000')).list('data');
    const child = categories.find((row) => row['parent_id'] !== null);
    const inParent = await all(`&product_category_id=${String(child?.['parent_id'])}`);
    const inChild = await all(`&product_category_id=${String(child?.['id'])}`);
    expect(names(inParent)).toEqual(expect.arrayContaining(names(inChild)));
    const ofProvider = await all(`&organization_id=${String(first?.['organization_id'])}`);
    expect(new Set(ofProvider.map((row) => row['organization_id']))).toEqual(new Set([first?.['organization_id']]));
    expect(new Set((await all('&price_type=free')).map((row) => row['price_type']))).toEqual(new Set(['free']));
    expect((await platform.get('/platform/products?fund_id=9999')).at('errors.fund_id')).toHaveLength(1);
  });

  it('hides what is deleted, sold out, over or hidden, and keeps it readable', async () => {
    const [target] = await all();
    const id = Number(target?.['id']);
    const products = platform.world().table('products');
    const row = products.get(id);
    if (!row) throw new Error('The offer is gone.');
    const shows = async () => (await all()).some((product) => product['id'] === id);
    for (const change of [
      { deleted_at: platform.world().now() },
      { unlimited_stock: false, total_amount: 1, sold_amount: 1 },
      { expire_at: '2026-11-23' },
      { shown_on_webshop: false },
    ]) {
      products.update(row, change);
      expect(await shows()).toBe(false);
      expect((await platform.get(`/platform/products/${id}`)).status).toBe(200);
      products.update(row, row);
      expect(await shows()).toBe(true);
    }
  });

  it.each(['price', 'price_min', 'price_max'])('sorts by %s, cheapest or dearest first', async (field) => {
    const up = (await all(`&order_by=${field}&order_by_dir=asc`)).map((row) => Number(row[field]));
    const down = (await all(`&order_by=${field}&order_by_dir=desc`)).map((row) => Number(row[field]));
    expect(new Set(up).size).toBeGreaterThan(10);
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(down).toEqual(up.toReversed());
  });

  it('takes `order_dir` as well, which decides nothing', async () => {
    const up = await all('&order_by=price&order_by_dir=asc');
    expect(await all('&order_by=price&order_by_dir=asc&order_dir=desc')).toEqual(up);
    expect(await all('&order_by=price&order_dir=asc')).toEqual(await all('&order_by=price&order_by_dir=desc'));
  });

  it('leaves out a fund in which the provider does not sell, and funds of another sponsor than the maker', async () => {
    const products = platform.world().table('products');
    const fundsOf = async (): Promise<unknown[]> =>
      (await platform.get('/platform/products/201')).list('data.funds').map((row) => row['id']);
    const isIn = async (fund: unknown): Promise<boolean> =>
      (await all(`&fund_id=${String(fund)}`)).some((row) => row['id'] === 201);
    const row = products.get(201);
    const before = await fundsOf();
    if (!row) throw new Error('There are no swimming lessons.');
    products.update(row, { excluded_fund_ids: [1] });
    expect(await fundsOf()).toEqual(before.filter((id) => id !== 1));
    expect([await isIn(1), await isIn(2)]).toEqual([false, true]);
    products.update(row, { excluded_fund_ids: [], sponsor_id: sponsors.zonnedorp });
    const ofSponsor = before.filter(
      (id) => platform.world().table('funds').get(Number(id))?.organization_id === sponsors.zonnedorp,
    );
    expect(await fundsOf()).toEqual(ofSponsor);
    expect([await isIn(1), await isIn(2)]).toEqual([true, false]);
  });

  it('shows the bookmarks of the caller, and none to a visitor [API-054] [API-055]', async () => {
    const as = await platform.tokenOf('noor');
    const [first] = await all();
    const path = `/platform/products/${String(first?.['id'])}`;
    const marked = async () =>
      (await platform.get('/platform/products?bookmarked=1', { as })).list('data').map((row) => row['id']);
    const before = await marked();
    expect(before).not.toContain(first?.['id']);
    expect(await platform.post(`${path}/bookmark`, { as })).toMatchObject({
      status: 200,
      body: { data: { bookmarked: true } },
    });
    await platform.post(`${path}/bookmark`, { as });
    expect(await marked()).toHaveLength(before.length + 1);
    expect((await platform.get('/platform/products?bookmarked=1')).list('data')).toEqual([]);
    expect(await platform.post(`${path}/remove-bookmark`, { as })).toMatchObject({
      body: { data: { bookmarked: false } },
    });
    expect(await marked()).toHaveLength(before.length);
    expect((await platform.post(`${path}/bookmark`)).status).toBe(401);
  });
});

it('says what an offer asks of whoever reserves it, and asks that', async () => {
  const as = await platform.tokenOf('noor');
  const row = platform.world().table('products').get(202);
  if (!row) throw new Error('There are no swimming lessons.');
  platform
    .world()
    .table('products')
    .update(row, { reservation_asks: { phone: 'required', birth_date: 'no' } });
  expect((await platform.get('/platform/products/202')).at('data.reservation')).toEqual({
    phone: 'required',
    address: 'no',
    birth_date: 'no',
  });
  const refused = await platform.post('/platform/product-reservations/validate', { as, body: { product_id: 202 } });
  expect(refused.at('errors')).toHaveProperty('phone');
  expect(refused.at('errors')).not.toHaveProperty('birth_date');
});

it.each([
  ['products', 'fund_id'],
  ['products', 'product_category_id'],
  ['providers', 'fund_id'],
  ['providers', 'business_type_id'],
  ['providers', 'product_category_id'],
  ['product-categories', 'parent_id'],
  ['search', 'organization_id'],
])('refuses a number that nobody can have in the list of %s: %s', async (list, field) => {
  for (const id of ['9999', '9'.repeat(22)]) {
    expect((await platform.get(`/platform/${list}?${field}=${id}`)).at(`errors.${field}`)).toHaveLength(1);
  }
});

it('finds no offers of a provider that nobody is', async () => {
  for (const id of ['9999', '9'.repeat(22)]) expect(await all(`&organization_id=${id}`)).toEqual([]);
});

it('reads one offer, and 404 for one that is none [API-053]', async () => {
  const [first] = await all();
  expect(await platform.get(`/platform/products/${String(first?.['id'])}`)).toMatchObject({
    status: 200,
    body: { data: first },
  });
  expect((await platform.get('/platform/products/99999')).status).toBe(404);
});

it('draws a few offers, first those with a photo of different providers [API-052]', async () => {
  const drawn = (await platform.get('/platform/products/sample?fund_type=budget&per_page=4')).list('data');
  expect(drawn).toHaveLength(4);
  expect(drawn.every((row) => row['photo'] !== null)).toBe(true);
  expect(new Set(drawn.map((row) => row['organization_id'])).size).toBe(4);
});

it('lists categories by parent, by use and in the language of the caller [API-056] [API-057]', async () => {
  const tops = (await platform.get('/platform/product-categories?parent_id=null&per_page=1000')).list('data');
  expect(tops.length).toBeGreaterThan(0);
  expect(tops.every((row) => row['parent_id'] === null)).toBe(true);
  const used = (await platform.get('/platform/product-categories?used=1&per_page=1000')).list('data');
  const every = (await platform.get('/platform/product-categories?per_page=1000')).list('data');
  expect(used.length).toBeLessThanOrEqual(every.length);
  const [top] = tops;
  const path = `/platform/product-categories/${String(top?.['id'])}`;
  expect(await platform.get(path)).toMatchObject({ body: { data: top } });
  const english = await platform.get(path, { headers: { 'accept-language': 'en' } });
  expect(english.at('data.name')).not.toBe(top?.['name']);
  expect((await platform.get('/platform/product-categories?parent_id=99999')).status).toBe(422);
});

it('lists organisations for filters, not those where nobody works [API-215]', async () => {
  expect((await platform.get('/platform/organizations')).list('data')).toEqual([]);
  const list = (
    await platform.get('/platform/organizations?is_employee=0&has_products=1&fund_type=budget&per_page=300')
  ).list('data');
  expect(list.length).toBeGreaterThan(0);
  expect(names(list)).toEqual(names(list).toSorted((one, other) => one.localeCompare(other, 'nl')));
  expect((await platform.get('/platform/organizations?per_page=301')).status).toBe(422);
});

it('lists the tags that funds carry', async () => {
  const tags = (await platform.get('/platform/tags?type=funds&per_page=1000')).list('data');
  const funds = (await platform.get('/platform/funds')).list('data').flatMap((fund) => JSON.stringify(fund['tags']));
  for (const tag of tags) expect(funds.some((text) => text.includes(`"id":${String(tag['id'])},`))).toBe(true);
});

it('draws every picture it names, always with the same bytes', async () => {
  const [first] = await all();
  const photo = /http:\/\/localhost:5173(\/api\/v1\/pictures\/[^"]+)/.exec(JSON.stringify(first))?.[1] ?? '';
  const drawn = await platform.send('GET', photo);
  expect(drawn).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
  expect(drawn.body).toBe((await platform.send('GET', photo)).body);
  expect((await platform.send('GET', '/api/v1/pictures/nobody/large.svg')).status).toBe(404);
});
