import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../contract/input.ts';
import { funds, tenants } from '../../../fixtures/seed/values/fund-ids.ts';
import { providerId } from '../../../fixtures/seed/providers.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('one-voucher'));
afterAll(() => platform.app.close());

const names = (list: readonly Input[]): string[] => list.map((row) => String(row['name']));
const ids = (list: readonly Input[]): unknown[] => list.map((row) => row['id']);
const providers = async (query = ''): Promise<readonly Input[]> =>
  (await platform.get(`/platform/providers?per_page=1000${query}`)).list('data');

/** Changes the place of a provider in every fund of Zonnedorp. */
function refuse(key: string): void {
  const places = platform.world().table('fund_providers');
  for (const row of places.where('organization_id', providerId(key))) places.update(row, { state: 'rejected' });
}

describe('providers', () => {
  it('are those of active funds of the tenant, by name unless asked otherwise [API-058]', async () => {
    const all = await providers();
    expect(names(all)).toEqual(names(all).toSorted((one, other) => one.localeCompare(other, 'nl')));
    expect(ids(all)).toContain(providerId('golfslag'));
    expect(ids(all)).not.toContain(providerId('waterbad'));
    expect(await providers('&order_by_dir=desc')).toEqual(all.toReversed());
    const newest = await providers('&order_by=created_at&order_by_dir=desc');
    expect(newest[0]?.['id']).toBe(Math.max(...all.map((row) => Number(row['id']))));
    const page = await platform.get('/platform/providers');
    expect(page.at('meta')).toMatchObject({ per_page: 15, total: all.length });
    const elsewhere = await platform.get('/platform/providers?per_page=1000', {
      headers: { 'client-key': 'waterveen' },
    });
    expect(ids(elsewhere.list('data'))).toContain(providerId('waterbad'));
    refuse('golfslag');
    expect(ids(await providers())).not.toContain(providerId('golfslag'));
  });

  it('can be narrowed to a fund, a kind, a category and a place', async () => {
    expect(ids(await providers(`&fund_id=${funds.fietstegoed}`))).toEqual([providerId('ketting')]);
    const kinds = (await providers('&business_type_id=2')).map((row) => row['business_type_id']);
    expect(new Set(kinds)).toEqual(new Set([2]));
    expect(ids(await providers('&product_category_id=1'))).toContain(providerId('golfslag'));
    expect(ids(await providers('&product_category_id=1'))).not.toContain(providerId('leeslint'));
    const office = platform.world().table('offices').first('organization_id', providerId('golfslag'));
    const near = `&distance=3&postcode=${encodeURIComponent(office?.postcode ?? '')}`;
    expect(ids(await providers(near))).toContain(providerId('golfslag'));
    expect(await providers('&distance=75&postcode=9999ZZ')).toEqual([]);
  });

  it('are found by name, kind, address, and by what is public only', async () => {
    const row = platform.world().table('organizations').get(providerId('golfslag'));
    if (!row) throw new Error('The swimming pool is gone.');
    const office = platform.world().table('offices').first('organization_id', row.id);
    for (const words of [row.name.toUpperCase(), 'zwembad', office?.address ?? '', row.email ?? '']) {
      expect(ids(await providers(`&q=${encodeURIComponent(words)}`))).toContain(row.id);
    }
    platform.world().table('organizations').update(row, { email_public: false });
    expect(await providers(`&q=${encodeURIComponent(row.email ?? '')}`)).toEqual([]);
  });

  it.each([
    'per_page=1001',
    `fund_id=${funds.waterpas}`,
    'fund_id=9999',
    'business_type_id=9999',
    'product_category_id=9999',
    'order_by=price',
    'distance=1001',
    `postcode=${'1'.repeat(101)}`,
  ])('refuse the query %s', async (query) => {
    expect((await platform.get(`/platform/providers?${query}`)).status).toBe(422);
  });

  it('may be asked for a fund of any tenant by the general shop', async () => {
    expect(platform.world().table('tenants').get(tenants.general)?.key).toBe('general');
    const got = await platform.get(`/platform/providers?fund_id=${funds.waterpas}`, {
      headers: { 'client-key': 'general' },
    });
    expect(ids(got.list('data'))).toContain(providerId('waterbad'));
  });

  it('are read one by one, without what is private [API-059]', async () => {
    const id = providerId('golfslag');
    const row = platform.world().table('organizations').get(id);
    if (!row) throw new Error('The swimming pool is gone.');
    platform.world().table('organizations').update(row, { phone_public: false, email_public: true });
    const got = await platform.get(`/platform/providers/${id}`);
    expect(got.at('data')).toMatchObject({ id, name: row.name, email: row.email });
    expect(got.at('data')).not.toHaveProperty('phone');
    expect(got.list('data.offices').length).toBeGreaterThan(0);
    refuse('golfslag');
    expect((await platform.get(`/platform/providers/${id}`)).status).toBe(200);
    expect((await platform.get('/platform/providers/9999')).status).toBe(404);
  });
});

describe('offices', () => {
  it('are listed all, or those of approved providers, and found by words [API-060]', async () => {
    const all = await platform.get('/platform/offices');
    expect(all.at('meta')).toMatchObject({ per_page: 100, total: platform.world().table('offices').size });
    const approved = (await platform.get('/platform/offices?approved=1')).list('data');
    expect(approved.length).toBeLessThan(all.number('meta.total'));
    const shops = new Set(ids(await providers()));
    expect(approved.every((row) => shops.has(row['organization_id']))).toBe(true);
    const street = String(approved[0]?.['address']).slice(0, 10);
    const found = (await platform.get(`/platform/offices?q=${encodeURIComponent(street)}`)).list('data');
    expect(ids(found)).toContain(approved[0]?.['id']);
    expect((await platform.get('/platform/offices?per_page=5000')).status).toBe(200);
    expect((await platform.get(`/platform/offices?q=${'a'.repeat(101)}`)).at('errors.q')).toHaveLength(1);
  });

  it.each([
    ['/platform/providers', 'fund_type=rain&show_all=1&organization_id=101'],
    ['/platform/product-categories?used=1', 'fund_id=10&fund_type=rain'],
    ['/platform/organizations?is_employee=0&has_products=1', 'fund_id=10&show_all=1'],
    ['/platform/offices', 'organization_id=101&fund_id=1'],
    ['/platform/search', 'bookmarked=1&price_type=free&unlimited_stock=1&show_all=1&business_type_id=2'],
  ])('does not look at what %s does not know: %s', async (path, strange) => {
    const usual = await platform.get(path);
    expect(usual.number('meta.total')).toBeGreaterThan(1);
    expect((await platform.get(`${path}${path.includes('?') ? '&' : '?'}${strange}`)).body).toEqual(usual.body);
  });

  it.each(['0', '-5', 'alle', '2.5'])('take the usual size of a page for %s', async (size) => {
    expect((await platform.get(`/platform/offices?per_page=${size}`)).at('meta.per_page')).toBe(100);
  });

  it('are read one by one, with their hours and their state [API-061]', async () => {
    const row = platform.world().table('offices').all()[0];
    if (!row) throw new Error('There is no office.');
    platform.world().table('offices').update(row, { state: 'paused' });
    const got = await platform.get(`/platform/offices/${row.id}`);
    expect(got.at('data')).toMatchObject({ id: row.id, state: 'paused', address: row.address });
    expect(got.list('data.schedule').map((hours) => hours['week_day'])).toEqual(
      row.schedule.map((hours) => hours.week_day).toSorted((one, other) => one - other),
    );
    expect((await platform.get('/platform/offices/9999')).status).toBe(404);
  });
});

describe('business types', () => {
  it('are listed all, or those that approved providers have [API-062]', async () => {
    const all = (await platform.get('/platform/business-types?per_page=9999')).list('data');
    expect(all).toHaveLength(platform.world().table('business_types').size);
    const used = async (): Promise<unknown[]> =>
      ids((await platform.get('/platform/business-types?per_page=9999&used=1')).list('data'));
    expect(new Set(await used())).toEqual(new Set((await providers()).map((row) => row['business_type_id'])));
    expect(await used()).toContain(2);
    refuse('golfslag');
    expect(await used()).not.toContain(2);
    expect((await platform.get('/platform/business-types')).at('meta.per_page')).toBe(15);
    expect((await platform.get('/platform/business-types?q=zwem&per_page=9999')).list('data')).toHaveLength(all.length);
    expect((await platform.get('/platform/business-types?per_page=10001')).status).toBe(422);
  });

  it.each([
    'parent_id=null',
    'parent_id=',
    'parent_id=1',
    'parent_id=zwemmen',
    'parent_id[]=1',
    'parent_id=-1&parent_id=2',
  ])('stay the same with %s [API-062]', async (query) => {
    const [plain, asked] = await Promise.all(
      ['', `&${query}`].map((more) => platform.get(`/platform/business-types?per_page=9999${more}`)),
    );
    expect(asked?.status).toBe(200);
    expect(asked?.list('data')).toEqual(plain?.list('data'));
  });

  it('are read one by one, in two languages [API-063]', async () => {
    expect((await platform.get('/platform/business-types/2')).at('data')).toMatchObject({ id: 2, name: 'Zwembad' });
    const english = await platform.get('/platform/business-types/2', { headers: { 'accept-language': 'en' } });
    expect(english.at('data.name')).toBe('Swimming pool');
    expect((await platform.get('/platform/business-types/9999')).status).toBe(404);
  });
});

it('reads one tag and one product category [API-057] [API-065]', async () => {
  expect((await platform.get('/platform/tags/4')).at('data')).toEqual({
    id: 4,
    key: 'sport-en-bewegen',
    name: 'Sport en bewegen',
  });
  expect((await platform.get('/platform/tags/9999')).status).toBe(404);
  expect((await platform.get('/platform/product-categories/11')).at('data')).toMatchObject({
    key: 'zwemmen',
    parent_id: 1,
  });
  expect((await platform.get('/platform/product-categories/9999')).status).toBe(404);
});
