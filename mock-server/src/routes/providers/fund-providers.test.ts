import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { changeFund } from '../../../fixtures/seed/change.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { providerId } from '../../../fixtures/seed/providers.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import type { FundProviderRow } from '../../tables/organizations.ts';
import type { ProductRow } from '../../tables/products.ts';
import { Harness, type Got, type Sent } from '../../testing/harness.ts';

let vera: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  vera = await platform.tokenOf('vera');
});
afterAll(() => platform.app.close());

/** The bicycle shop in the bicycle fund, where it is the only one. */
function application(): FundProviderRow {
  const row = platform
    .table('fund_providers')
    .where('fund_id', funds.fietstegoed)
    .find((place) => place.organization_id === providerId('ketting'));
  if (!row) throw new Error('The bicycle shop is not in the fund.');
  return row;
}

const pathOf = (org: number, fund: number, provider: number): string =>
  `/platform/organizations/${org}/funds/${fund}/providers/${provider}`;
const path = (): string => pathOf(sponsors.zonnedorp, funds.fietstegoed, application().id);
const patch = (body: object, sent: Sent = {}): Promise<Got> => platform.patch(path(), { as: vera, body, ...sent });

const offers = async (): Promise<number> =>
  (await platform.get(`/platform/products?fund_id=${funds.fietstegoed}`)).number('meta.total');

/** The first two offers of the bicycle shop. */
function shopOffers(): readonly [ProductRow, ProductRow] {
  const [first, second] = platform.table('products').where('organization_id', providerId('ketting'));
  if (!first || !second) throw new Error('The bicycle shop has too few offers.');
  return [first, second];
}

const dashboard = { headers: { 'client-type': 'sponsor' } };

describe('the application of a provider', () => {
  it('is declined and approved again, and every list follows [API-069]', async () => {
    const before = await offers();
    expect(before).toBeGreaterThan(0);
    const declined = await patch({ state: 'declined' });
    expect(declined.at('data')).toMatchObject({
      id: application().id,
      fund_id: funds.fietstegoed,
      organization_id: providerId('ketting'),
      state: 'declined',
      state_locale: 'Afgewezen',
      products: [],
      products_count_approved: 0,
    });
    expect(await offers()).toBe(0);
    const providers = await platform.get(`/platform/providers?fund_id=${funds.fietstegoed}`);
    expect(providers.list('data')).toEqual([]);
    const approved = await patch({ state: 'approved' });
    expect(approved.at('data')).toMatchObject({ state: 'approved', products_count_approved: before });
    expect(await offers()).toBe(before);
  });

  it('is news for everybody with a voucher of the fund, when it is approved', async () => {
    const joke = await platform.tokenOf('joke');
    const { address } = accountOf(platform.world(), 'joke');
    const [voucher] = platform.table('vouchers').where('identity_address', address);
    if (!voucher) throw new Error('Joke has no voucher.');
    platform.table('vouchers').update(voucher, { fund_id: funds.fietstegoed });
    await patch({ state: 'declined' });
    await patch({ state: 'approved' });
    await patch({ state: 'approved' });
    const news = (await platform.get('/platform/notifications', { as: joke })).list('data');
    const kind = 'notifications_identities.requester_provider_approved_budget';
    expect(news.filter((notice) => notice['type'] === kind)).toHaveLength(1);
  });

  it('takes the words of today only', async () => {
    for (const body of [{}, { state: 'accepted' }, { state: 'pending' }]) {
      expect((await patch(body)).at('errors.state')).toHaveLength(1);
    }
  });

  it('leaves more than the state to the dashboard of the sponsor', async () => {
    const [first, second] = shopOffers();
    const body = { state: 'approved', allow_products: false, enable_products: [first.id] };
    expect((await patch(body)).at('data.allow_products')).toBe(true);
    const single = await patch(body, dashboard);
    expect(single.at('data')).toMatchObject({ allow_products: false, allow_some_products: true, products: [first.id] });
    const none = await patch({ state: 'approved', disable_products: [first.id] }, dashboard);
    expect(none.at('data')).toMatchObject({ allow_some_products: false, products: [] });
    const unlimited = { amount: null, limit_total: null, limit_per_identity: null };
    platform.table('fund_products').insert({ fund_id: funds.fietstegoed, product_id: 201, ...unlimited });
    const other = await patch({ state: 'approved' }, dashboard);
    expect(other.at('data')).toMatchObject({ allow_some_products: false, products: [] });
    const strange = await patch({ state: 'approved', enable_products: [second.id, 201] }, dashboard);
    expect(strange.at('errors')).toHaveProperty(['enable_products.1']);
  });

  it('takes limits off an offer that is approved afresh', async () => {
    const [first] = shopOffers();
    const limits = { amount: null, limit_total: 3, limit_per_identity: 1 };
    platform.table('fund_products').insert({ fund_id: funds.fietstegoed, product_id: first.id, ...limits });
    await patch({ state: 'approved', reset_products: [first.id] }, dashboard);
    const rows = platform.table('fund_products').where('product_id', first.id);
    expect(rows.filter((row) => row.fund_id === funds.fietstegoed)).toMatchObject([{ limit_total: null }]);
  });

  it('is found by numbers that exist and belong together', async () => {
    const { id } = application();
    const { zonnedorp, meedoen } = sponsors;
    const wrong: readonly (readonly [path: string, status: number])[] = [
      [pathOf(9999, funds.fietstegoed, id), 404],
      [pathOf(zonnedorp, 9999, id), 404],
      [pathOf(zonnedorp, funds.fietstegoed, 9999), 404],
      [pathOf(zonnedorp, funds.meedoentegoed, id), 403],
      [pathOf(zonnedorp, funds.kindtegoed, id), 403],
      [pathOf(meedoen, funds.fietstegoed, id), 403],
    ];
    for (const [path, status] of wrong)
      expect((await platform.patch(path, { as: vera, body: { state: 'approved' } })).status, `of ${path}`).toBe(status);
    changeFund(platform.world(), funds.fietstegoed, { archived: true });
    expect((await patch({ state: 'approved' })).status).toBe(403);
  });

  it('is decided by an employee who may manage providers or see finances', async () => {
    const kees = await platform.tokenOf('kees');
    const decide = async (as: string | null): Promise<number> => (await patch({ state: 'approved' }, { as })).status;
    expect([await decide(null), await decide(kees)]).toEqual([401, 403]);
    const work = { organization_id: sponsors.zonnedorp, identity_address: accountOf(platform.world(), 'kees').address };
    const statuses: { [permission: string]: number } = {};
    for (const permission of ['view_funds', 'manage_providers', 'view_finances'] as const) {
      const job = platform.table('employees').insert({ ...work, permissions: [permission] });
      statuses[permission] = await decide(kees);
      platform.table('employees').remove(job);
    }
    expect(statuses).toEqual({ view_funds: 403, manage_providers: 200, view_finances: 200 });
  });
});
