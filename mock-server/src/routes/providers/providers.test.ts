import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../input.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { providerId } from '../../../fixtures/seed/providers.ts';
import type { OrganizationRow } from '../../tables/organizations.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('one-voucher'));
afterAll(() => platform.app.close());

const ids = (list: readonly Input[]): unknown[] => list.map((row) => row['id']);
const listOf = async (path: string, client = 'zonnedorp'): Promise<readonly Input[]> =>
  (await platform.get(`/platform/${path}`, { headers: { 'client-key': client } })).list('data');
const providers = (query = '', client?: string): Promise<readonly Input[]> =>
  listOf(`providers?per_page=1000${query}`, client);
const pool = providerId('golfslag');

/** The swimming pool, after a change. */
function changePool(changes: Partial<OrganizationRow>): OrganizationRow {
  const organizations = platform.table('organizations');
  const row = organizations.get(pool);
  if (!row) throw new Error('The swimming pool is gone.');
  return organizations.update(row, changes);
}

/** No way to reach it. */
const nowhere = { email: null, phone: null, website: null } as const;

/** Takes the swimming pool out of every fund. */
function refusePool(): void {
  const places = platform.table('fund_providers');
  for (const row of places.where('organization_id', pool)) places.update(row, { state: 'rejected' });
}

describe('providers', () => {
  it('are those of active funds of the tenant, by name unless asked otherwise [API-058]', async () => {
    const all = await providers();
    const names = all.map((row) => String(row['name']));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')));
    expect([ids(all).includes(pool), ids(all).includes(providerId('waterbad'))]).toEqual([true, false]);
    expect(await providers('&order_by_dir=desc')).toEqual(all.toReversed());
    const newest = await providers('&order_by=created_at&order_by_dir=desc');
    expect(newest[0]?.['id']).toBe(Math.max(...all.map((row) => Number(row['id']))));
    const page = await platform.get('/platform/providers');
    expect(page.at('meta')).toMatchObject({ per_page: 15, total: all.length });
    expect(ids(await providers('', 'waterveen'))).toContain(providerId('waterbad'));
    expect(ids(await providers(`&fund_id=${funds.waterpas}`, 'general'))).toContain(providerId('waterbad'));
    refusePool();
    expect(ids(await providers())).not.toContain(pool);
  });

  it('can be narrowed to a fund, a kind, a category and a place', async () => {
    expect(ids(await providers(`&fund_id=${funds.fietstegoed}`))).toEqual([providerId('ketting')]);
    const ofKind = (await providers()).filter((row) => row['business_type_id'] === 2);
    expect(await providers('&business_type_id=2')).toEqual(ofKind);
    const swimming = ids(await providers('&product_category_id=1'));
    expect([swimming.includes(pool), swimming.includes(providerId('leeslint'))]).toEqual([true, false]);
    const office = platform.table('offices').first('organization_id', pool);
    const near = `&distance=3&postcode=${encodeURIComponent(office?.postcode ?? '')}`;
    expect(ids(await providers(near))).toContain(pool);
    expect(await providers('&distance=75&postcode=9999ZZ')).toEqual([]);
  });

  it('are found by name, kind, address, and by what is public only', async () => {
    const row = changePool({ email_public: true });
    const { address } = platform.table('offices').first('organization_id', row.id) ?? {};
    for (const words of [row.name.toUpperCase(), 'zwembad', address ?? '', row.email ?? ''])
      expect(ids(await providers(`&q=${encodeURIComponent(words)}`))).toContain(row.id);
    changePool({ email_public: false });
    expect(await providers(`&q=${encodeURIComponent(row.email ?? '')}`)).toEqual([]);
  });

  it('are not looked for with what nobody knows', async () => {
    const strange = [
      'per_page=1001',
      `fund_id=${funds.waterpas}`,
      'fund_id=9999',
      'business_type_id=9999',
      'product_category_id=9999',
      'order_by=price',
      'distance=1001',
      `postcode=${'1'.repeat(101)}`,
    ];
    expect(await platform.notRefused('/platform/providers', strange)).toEqual([]);
  });

  it('are read one by one, without what is private [API-059]', async () => {
    const ways = { email: 'bad@golfslag.example', phone: '0551234567', website: 'https://golfslag.example' } as const;
    const { name } = changePool({ ...ways, email_public: true, phone_public: true, website_public: true });
    const got = await platform.get(`/platform/providers/${pool}`);
    expect(got.at('data')).toMatchObject({ id: pool, name, ...ways });
    const hidden = { email_public: false, phone_public: false, website_public: false };
    for (const changes of [hidden, { email_public: true, phone_public: true, website_public: true, ...nowhere }]) {
      changePool(changes);
      const shown = (await platform.get(`/platform/providers/${pool}`)).at('data');
      for (const way of Object.keys(ways)) expect(shown).not.toHaveProperty(way);
    }
    expect(got.list('data.offices').length).toBeGreaterThan(0);
    refusePool();
    expect((await platform.get(`/platform/providers/${pool}`)).status).toBe(200);
  });
});

describe('offices', () => {
  it('are listed all, or those of approved providers, and found by words [API-060]', async () => {
    const all = await platform.get('/platform/offices');
    const total = platform.table('offices').size;
    expect(all.at('meta')).toMatchObject({ per_page: 100, total });
    const approved = await listOf('offices?approved=1&per_page=5000');
    const shops = new Set(ids(await providers()));
    const ours = (await listOf('offices?per_page=5000')).filter((row) => shops.has(row['organization_id']));
    expect(ids(approved)).toEqual(ids(ours));
    expect(approved.length).toBeLessThan(total);
    const street = encodeURIComponent(String(approved[0]?.['address']).slice(0, 10));
    expect(ids(await listOf(`offices?q=${street}`))).toContain(approved[0]?.['id']);
    expect((await platform.get(`/platform/offices?q=${'a'.repeat(101)}`)).at('errors.q')).toHaveLength(1);
    for (const size of ['0', '-5', 'alle', '2.5'])
      expect((await platform.get(`/platform/offices?per_page=${size}`)).at('meta.per_page')).toBe(100);
  });

  it('are read one by one, with their hours and their state [API-061]', async () => {
    const [row] = platform.table('offices').all();
    if (!row) throw new Error('There is no office.');
    platform.table('offices').update(row, { state: 'paused' });
    const got = await platform.get(`/platform/offices/${row.id}`);
    expect(got.at('data')).toMatchObject({ id: row.id, state: 'paused', address: row.address });
    const days = row.schedule.map((hours) => hours.week_day).toSorted((one, other) => one - other);
    expect(got.list('data.schedule').map((hours) => hours['week_day'])).toEqual(days);
  });
});

describe('business types', () => {
  it('are listed all, or those that approved providers have [API-062]', async () => {
    const all = await listOf('business-types?per_page=9999');
    expect(all).toHaveLength(platform.table('business_types').size);
    const used = async (): Promise<unknown[]> => ids(await listOf('business-types?per_page=9999&used=1'));
    expect(new Set(await used())).toEqual(new Set((await providers()).map((row) => row['business_type_id'])));
    expect(await used()).toContain(2);
    refusePool();
    expect(await used()).not.toContain(2);
    expect((await platform.get('/platform/business-types')).at('meta.per_page')).toBe(15);
    expect((await platform.get('/platform/business-types?per_page=10001')).status).toBe(422);
  });

  it('are read one by one, in two languages [API-063]', async () => {
    expect((await platform.get('/platform/business-types/2')).at('data')).toMatchObject({ id: 2, name: 'Zwembad' });
    const english = await platform.get('/platform/business-types/2', { headers: { 'accept-language': 'en' } });
    expect(english.at('data.name')).toBe('Swimming pool');
  });
});

it.each([
  ['business-types', 'q=zwem'],
  ...['=', '=null', '=7', '=-1', '=%00', `=${'9'.repeat(40)}`, '[]=1&parent_id[]=2', '=1&parent_id=2', '[a]=b', ''].map(
    (value) => ['business-types', `parent_id${value}`] as const,
  ),
  ['providers', 'fund_type=rain&show_all=1&organization_id=101'],
  ['product-categories?used=1', 'fund_id=10&fund_type=rain'],
  ['organizations?is_employee=0&has_products=1', 'fund_id=10&show_all=1'],
  ['offices', 'organization_id=101&fund_id=1'],
  ['search', 'bookmarked=1&price_type=free&unlimited_stock=1&show_all=1&business_type_id=2'],
] as const)('the list %s does not look at what it does not know: %s', async (path, strange) => {
  const usual = await platform.get(`/platform/${path}`);
  const asked = await platform.get(`/platform/${path}${path.includes('?') ? '&' : '?'}${strange}`);
  expect(usual.number('meta.total')).toBeGreaterThan(1);
  expect(asked).toMatchObject({ status: 200, body: usual.body ?? {} });
});

it('reads one product category [API-057]', async () => {
  const swimming = { key: 'zwemmen', parent_id: 1 };
  expect((await platform.get('/platform/product-categories/11')).at('data')).toMatchObject(swimming);
});
