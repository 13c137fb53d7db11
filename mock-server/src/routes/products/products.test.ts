import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../input.ts';
import type { ProductRow } from '../../tables/products.ts';
import { changeFund } from '../../../fixtures/seed/change.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { Harness } from '../../testing/harness.ts';
import { outcomeOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const names = (list: readonly Input[]): string[] => list.map((row) => String(row['name']));
const byName = (list: readonly string[]): string[] => list.toSorted((one, other) => one.localeCompare(other, 'nl'));
const listOf = async (path: string): Promise<readonly Input[]> =>
  (await platform.get(`/platform/${path}`)).list('data');
const all = (query = ''): Promise<readonly Input[]> => listOf(`products?per_page=1000${query}`);
const isIn = async (id: unknown, query = ''): Promise<boolean> => (await all(query)).some((row) => row['id'] === id);
const rowOf = (id: unknown): ProductRow => {
  const row = platform.table('products').get(Number(id));
  if (!row) throw new Error(`There is no offer ${String(id)}.`);
  return row;
};
const change = (id: unknown, changes: Partial<ProductRow>): void =>
  void platform.table('products').update(rowOf(id), changes);

describe('the list of offers', () => {
  it('comes in pages of ten, newest first, and can be sorted otherwise [API-051]', async () => {
    const page = await platform.get('/platform/products');
    expect(page.list('data')).toEqual((await all()).slice(0, 10));
    expect(page.at('meta')).toMatchObject({ per_page: 10, current_page: 1 });
    const sorted = names(await all('&order_by=name&order_by_dir=asc'));
    expect(sorted).toEqual(byName(sorted));
    expect(outcomeOf(await platform.get('/platform/products?per_page=1001'))).toMatch(/^422 per_page: /);
    const sold = (await all('&order_by=most_popular')).map((row) => Number(row['sold_amount']));
    expect(sold).toEqual(sold.toSorted((one, other) => other - one));
    expect(new Set(sold).size).toBeGreaterThan(5);
    for (const field of ['price', 'price_min', 'price_max']) {
      const up = (await all(`&order_by=${field}&order_by_dir=asc`)).map((row) => Number(row[field]));
      const down = (await all(`&order_by=${field}&order_by_dir=desc`)).map((row) => Number(row[field]));
      expect(new Set(up).size).toBeGreaterThan(10);
      expect(up).toEqual(up.toSorted((one, other) => one - other));
      expect(down).toEqual(up.toReversed());
    }
  });

  it('puts offers of the same price by kind of price, then the lowest discount, then the newest, then the last number', async () => {
    const tied = (await all())
      .slice(0, 6)
      .map((row) => Number(row['id']))
      .toSorted((one, other) => one - other);
    const [first, second, third, fourth, fifth, sixth] = tied;
    const now = platform.world().now();
    const same = { name: 'Kwikzilver', price: 1, price_discount: null, created_at: now } as const;
    change(first, { ...same, price_type: 'discount_fixed' });
    change(second, { ...same, price_type: 'regular' });
    change(third, { ...same, price_type: 'discount_fixed', price_discount: 200 });
    change(fourth, { ...same, price_type: 'discount_fixed', price_discount: 300 });
    change(fifth, { ...same, price_type: 'regular' });
    change(sixth, { ...same, price_type: 'regular', created_at: now - 1 });
    const wanted = [first, third, fourth, fifth, second, sixth];
    for (const order of ['price', 'name'])
      for (const direction of ['asc', 'desc']) {
        const sorted = await all(`&q=kwikzilver&order_by=${order}&order_by_dir=${direction}`);
        expect(
          sorted.map((row) => row['id']),
          `by ${order}, ${direction}`,
        ).toEqual(wanted);
      }
    change(sixth, { name: 'Élan kwikzilver' });
    change(second, { name: 'zebra kwikzilver' });
    const byText = async (direction: string): Promise<string[]> =>
      names(await all(`&q=kwikzilver&order_by=name&order_by_dir=${direction}`));
    expect(await byText('asc')).toEqual(['Élan kwikzilver', ...Array(4).fill('Kwikzilver'), 'zebra kwikzilver']);
    expect(await byText('desc')).toEqual(['zebra kwikzilver', ...Array(4).fill('Kwikzilver'), 'Élan kwikzilver']);
  });

  it('takes `order_dir` as well, which decides nothing', async () => {
    const up = await all('&order_by=price&order_by_dir=asc');
    expect(await all('&order_by=price&order_by_dir=asc&order_dir=desc')).toEqual(up);
    expect(await all('&order_by=price&order_dir=asc')).toEqual(await all('&order_by=price&order_by_dir=desc'));
  });

  it('can be narrowed by words, category with what is below it, provider and kind of price', async () => {
    const [first] = await all();
    const words = encodeURIComponent(String(first?.['name']).slice(0, 8).toUpperCase());
    expect(names(await all(`&q=${words}`))).toContain(first?.['name']);
    const none = await platform.get('/platform/products?q=bestaatniet');
    expect(none.at('meta')).toMatchObject({ total: 0, last_page: 1, from: null });
    const categories = await listOf('product-categories?per_page=1000');
    const child = categories.find((row) => row['parent_id'] !== null);
    const inParent = await all(`&product_category_id=${String(child?.['parent_id'])}`);
    const inChild = await all(`&product_category_id=${String(child?.['id'])}`);
    expect(inChild.length).toBeGreaterThan(0);
    expect(inParent.length).toBeLessThan((await all()).length);
    expect(names(inParent)).toEqual(expect.arrayContaining(names(inChild)));
    for (const field of ['organization_id', 'price_type']) {
      const value = first?.[field];
      const same = (await all()).filter((row) => row[field] === value);
      expect(await all(`&${field}=${String(value)}`)).toEqual(same);
    }
    for (const id of ['9999', '9'.repeat(22)]) expect(await all(`&organization_id=${id}`)).toEqual([]);
  });

  it('hides what is deleted, sold out, over or hidden, and keeps it readable', async () => {
    const [target] = await all();
    const row = rowOf(target?.['id']);
    for (const changes of [
      { deleted_at: platform.world().now() },
      { unlimited_stock: false, total_amount: 1, sold_amount: 1 },
      { expire_at: '2026-11-23' },
      { shown_on_webshop: false },
    ]) {
      change(row.id, changes);
      expect(await isIn(row.id)).toBe(false);
      expect((await platform.get(`/platform/products/${row.id}`)).status).toBe(200);
      change(row.id, row);
      expect(await isIn(row.id)).toBe(true);
    }
  });

  it('leaves out a fund in which the provider does not sell, and funds of another sponsor than the maker', async () => {
    const fundsOf = async (): Promise<unknown[]> =>
      (await platform.get('/platform/products/201')).list('data.funds').map((row) => row['id']);
    const before = await fundsOf();
    change(201, { excluded_fund_ids: [1] });
    expect(await fundsOf()).toEqual(before.filter((id) => id !== 1));
    expect([await isIn(201, '&fund_id=1'), await isIn(201, '&fund_id=2')]).toEqual([false, true]);
    change(201, { excluded_fund_ids: [], sponsor_id: sponsors.zonnedorp });
    const funds = platform.table('funds');
    expect(await fundsOf()).toEqual(
      before.filter((id) => funds.get(Number(id))?.organization_id === sponsors.zonnedorp),
    );
    expect([await isIn(201, '&fund_id=1'), await isIn(201, '&fund_id=2')]).toEqual([true, false]);
  });

  it('shows the bookmarks of the caller, and none to a visitor [API-054] [API-055]', async () => {
    const as = await platform.tokenOf('noor');
    const [first] = await all();
    const path = `/platform/products/${String(first?.['id'])}`;
    const marked = async (): Promise<unknown[]> =>
      (await platform.get('/platform/products?bookmarked=1', { as })).list('data').map((row) => row['id']);
    const before = await marked();
    expect(before).not.toContain(first?.['id']);
    const made = await platform.post(`${path}/bookmark`, { as });
    expect(made).toMatchObject({ status: 200, body: { data: { bookmarked: true } } });
    await platform.post(`${path}/bookmark`, { as });
    expect(new Set(await marked())).toEqual(new Set([...before, first?.['id']]));
    expect(await listOf('products?bookmarked=1')).toEqual([]);
    const gone = await platform.post(`${path}/remove-bookmark`, { as });
    expect(gone).toMatchObject({ status: 200, body: { data: { bookmarked: false } } });
    expect(await marked()).toEqual(before);
  });
});

it('says what an offer asks of whoever reserves it, and asks that', async () => {
  const as = await platform.tokenOf('noor');
  change(202, { reservation_asks: { phone: 'required', birth_date: 'no' } });
  const asks = { phone: 'required', address: 'no', birth_date: 'no' };
  expect((await platform.get('/platform/products/202')).at('data.reservation')).toEqual(asks);
  const refused = await platform.post('/platform/product-reservations/validate', { as, body: { product_id: 202 } });
  expect(refused.at('errors')).toHaveProperty('phone');
  expect(refused.at('errors')).not.toHaveProperty('birth_date');
});

it('refuses an unknown or impossible id in the filters of every list', async () => {
  const filters = {
    products: ['fund_id', 'product_category_id'],
    providers: ['fund_id', 'business_type_id', 'product_category_id'],
    'product-categories': ['parent_id'],
    search: ['organization_id', 'fund_id'],
  };
  for (const [list, fields] of Object.entries(filters)) {
    const strange = fields.flatMap((field) => [`${field}=9999`, `${field}=${'9'.repeat(22)}`]);
    expect(await platform.notRefused(`/platform/${list}`, strange), `of ${list}`).toEqual([]);
  }
});

it('reads one offer as the list shows it [API-053]', async () => {
  const [first] = await all();
  expect((await platform.get(`/platform/products/${String(first?.['id'])}`)).at('data')).toEqual(first);
});

it('draws a few offers, first those with a photo of different providers [API-052]', async () => {
  const drawn = await listOf('products/sample?fund_type=budget&per_page=4');
  expect(drawn).toHaveLength(4);
  expect(drawn.every((row) => row['photo'] !== null)).toBe(true);
  expect(new Set(drawn.map((row) => row['organization_id'])).size).toBe(4);
});

it('lists categories by parent, by use and in the language of the caller [API-056] [API-057]', async () => {
  const every = await listOf('product-categories?per_page=1000');
  const tops = await listOf('product-categories?parent_id=null&per_page=1000');
  expect(tops).toEqual(every.filter((row) => row['parent_id'] === null));
  const [top] = tops;
  const below = every.filter((row) => row['parent_id'] === top?.['id']);
  expect(await listOf(`product-categories?parent_id=${String(top?.['id'])}&per_page=1000`)).toEqual(below);
  const used = await listOf('product-categories?used=1&per_page=1000');
  expect(names(every)).toEqual(expect.arrayContaining(names(used)));
  const path = `/platform/product-categories/${String(top?.['id'])}`;
  expect((await platform.get(path)).at('data')).toEqual(top);
  const english = await platform.get(path, { headers: { 'accept-language': 'en' } });
  expect(english.at('data.name')).not.toBe(top?.['name']);
});

it('lists organisations for filters, not those where nobody works [API-215]', async () => {
  expect(await listOf('organizations')).toEqual([]);
  const list = await listOf('organizations?is_employee=0&has_products=1&fund_type=budget&per_page=300');
  expect(list.length).toBeGreaterThan(0);
  expect(names(list)).toEqual(byName(names(list)));
});

it('lists the tags that funds carry, and reads one [API-065]', async () => {
  const tags = await listOf('tags?type=funds&per_page=1000');
  const carried = (await listOf('funds')).map((fund) => JSON.stringify(fund['tags'])).join();
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !carried.includes(`"id":${String(tag['id'])},`))).toEqual([]);
  const everyTag = platform.table('tags').all();
  const ids = async (query: string): Promise<unknown[]> =>
    (await listOf(`tags?per_page=1000${query}`)).map((row) => row['id']);
  expect(await ids('')).toEqual(everyTag.map(({ id }) => id));
  const ofShop = everyTag.filter(({ scope }) => scope === 'webshop').map(({ id }) => id);
  expect(ofShop.length).toBeLessThan(everyTag.length);
  expect([await ids('&scope=webshop'), await ids('&scope=dashboard')]).toEqual([ofShop, []]);
  for (const fund of platform.table('funds').all()) changeFund(platform.world(), fund.id, { tag_ids: [4, 8] });
  expect(everyTag.find(({ id }) => id === 8)?.scope).toBe('provider');
  expect(await ids('&type=funds')).toEqual([4]);
  expect(await ids('&scope=webshop&type=funds')).toEqual([4]);
  const sport = { id: 4, key: 'sport-en-bewegen', name: 'Sport en bewegen' };
  expect((await platform.get('/platform/tags/4')).at('data')).toEqual(sport);
});

it('draws every picture it names, always with the same bytes', async () => {
  const [first] = await all();
  const photo = /http:\/\/localhost:5173(\/api\/v1\/pictures\/[^"]+)/.exec(JSON.stringify(first))?.[1] ?? '';
  const drawn = await platform.send('GET', photo);
  expect(drawn).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
  expect(drawn.body).toBe((await platform.send('GET', photo)).body);
  expect((await platform.send('GET', '/api/v1/pictures/nobody/large.svg')).status).toBe(404);
});
