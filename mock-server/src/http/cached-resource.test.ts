import { beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';

const offer = 204;
const place = `/platform/products/${offer}`;

describe('an item of an answer', () => {
  let platform: Harness;
  beforeEach(async () => {
    platform = await Harness.open();
    await platform.scenario('ordinary-tuesday');
  });

  it('is the same bytes in a list, alone and in a second answer', async () => {
    const [alone, again] = [await platform.get(place), await platform.get(place)];
    expect(again.body).toEqual(alone.body);
    const list = await platform.get('/platform/products?per_page=1000');
    expect(list.list('data')).toContainEqual(alone.at('data'));
    expect((await platform.get('/platform/products?per_page=1000')).body).toEqual(list.body);
  });

  it('tells every change of what it is made of, in whatever table', async () => {
    const world = platform.world();
    const product = world.table('products').get(offer);
    if (!product) throw new Error('The offer is not there.');
    const organization = world.table('organizations').get(product.organization_id);
    const office = world.table('offices').first('organization_id', product.organization_id);
    const approval = world.table('fund_products').first('product_id', offer);
    const category = world.table('product_categories').get(product.product_category_id);
    if (!organization || !office || !category) throw new Error('The offer is not whole.');
    const name = async (path: string): Promise<unknown> => (await platform.get(place)).at(path);
    expect(await name('data.name')).toBe(product.name);
    world.table('products').update(product, { name: 'Anders', reserved_amount: product.reserved_amount + 3 });
    expect(await name('data.name')).toBe('Anders');
    expect(await name('data.reserved_amount')).toBe(product.reserved_amount + 3);
    world.table('organizations').update(organization, { name: 'Andere aanbieder' });
    expect(await name('data.organization.name')).toBe('Andere aanbieder');
    world.table('offices').update(office, { address: 'Andere straat 1' });
    expect(await name('data.offices.0.address')).toBe('Andere straat 1');
    world.table('product_categories').update(category, { name_nl: 'Andere soort' });
    expect(await name('data.product_category.name')).toBe('Andere soort');
    const before = await name('data.funds');
    if (approval) world.table('fund_products').remove(approval);
    for (const row of world.table('fund_providers').where('organization_id', organization.id)) {
      world.table('fund_providers').update(row, { state: 'rejected' });
    }
    expect(before).not.toEqual([]);
    expect(await name('data.funds')).toEqual([]);
  });

  it('is as it was again when a change is taken back', async () => {
    const before = (await platform.get(place)).body;
    const world = platform.world();
    const products = world.table('products');
    const product = products.get(offer);
    if (!product) throw new Error('The offer is not there.');
    const { transaction } = world.transact(() => products.update(product, { name: 'Anders' }));
    expect((await platform.get(place)).at('data.name')).toBe('Anders');
    if (transaction) world.undo(transaction);
    expect((await platform.get(place)).body).toEqual(before);
  });

  it('is of one language, tenant and resident', async () => {
    const as = await platform.tokenOf('noor');
    expect((await platform.get(place)).at('data.bookmarked')).toBe(false);
    await platform.post(`${place}/bookmark`, { as });
    expect((await platform.get(place, { as })).at('data.bookmarked')).toBe(true);
    expect((await platform.get(place)).at('data.bookmarked')).toBe(false);
    const english = await platform.get(place, { headers: { 'accept-language': 'en' } });
    expect(english.at('data.product_category.name')).not.toBe(
      (await platform.get(place)).at('data.product_category.name'),
    );
    const elsewhere = await platform.get(place, { headers: { 'client-key': 'waterveen' } });
    expect(elsewhere.at('data.funds')).not.toEqual((await platform.get(place)).at('data.funds'));
  });

  it('knows that the day has turned', async () => {
    const world = platform.world();
    const product = world.table('products').get(offer);
    if (!product) throw new Error('The offer is not there.');
    world.table('products').update(product, { expire_at: '2026-11-24' });
    expect((await platform.get(place)).at('data.expired')).toBe(false);
    await platform.step(24 * 60 * 60);
    expect((await platform.get(place)).at('data.expired')).toBe(true);
  });

  it('that breaks the description is a 500, each time', async () => {
    const world = platform.world();
    const product = world.table('products').get(offer);
    if (!product) throw new Error('The offer is not there.');
    world.table('products').update(product, { price: Number.NaN });
    for (const url of [place, place, '/platform/products?per_page=1000']) {
      const answer = await platform.get(url);
      expect(answer.status).toBe(500);
      expect(answer.text('differences.0')).toContain('/price');
    }
  });
});
