import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectOf } from '../../http/input.ts';
import type { Input } from '../../http/input.ts';
import { Harness } from '../../testing/harness.ts';
import { edgeOffers } from './edge-offers.ts';
import { edgeProviders } from './edge-providers.ts';

let twin: Harness;
let kees: string;
beforeAll(async () => {
  twin = await Harness.open();
  await twin.scenario('odd-offers');
  kees = await twin.tokenOf('kees');
});
afterAll(() => twin.app.close());

const offer = async (id: number): Promise<Input> =>
  objectOf((await twin.get(`/platform/products/${id}`, { as: kees })).at('data'));

const shown = async (query: string): Promise<readonly unknown[]> =>
  (await twin.get(`/platform/products?per_page=1000&${query}`, { as: kees })).list('data').map(({ id }) => id);

const fundsOf = async (id: number): Promise<readonly Input[]> =>
  (await twin.get(`/platform/products/${id}`, { as: kees })).list('data.funds');

const reserve = (id: number, rest: object = {}) =>
  twin.post('/platform/product-reservations', {
    as: kees,
    body: { voucher_address: voucher, product_id: id, first_name: 'Kees', last_name: 'Bakker', ...rest },
  });

let voucher: string;
beforeAll(async () => {
  const own = (await twin.get('/platform/vouchers', { as: kees })).list('data');
  voucher = String(own.find(({ fund_id }) => fund_id === 2)?.['address']);
});

describe('offers at the edges', () => {
  it('have no picture and no logo of the provider, so that the placeholder stands there [PR-041]', async () => {
    const bare = await offer(edgeOffers.noPicture);
    expect([bare['photo'], objectOf(bare['organization'])['logo']]).toEqual([null, null]);
  });

  it('have the longest name and a text with headings, lists and links', async () => {
    const long = await offer(edgeOffers.longText);
    expect(String(long['name'])).toHaveLength(200);
    for (const tag of ['<h2', '<ul', '<a ', '<strong', '<em']) expect(long['description_html']).toContain(tag);
  });

  it.each<readonly [keyof typeof edgeOffers, boolean]>([
    ['noPicture', true],
    ['lastDay', true],
    ['over', false],
    ['withdrawn', false],
    ['soldOut', false],
    ['lastOne', true],
    ['hidden', false],
    ['dear', true],
  ])('%s stands in the lists: %s; its page opens all the same', async (key, listed) => {
    expect((await shown('organization_id=901')).includes(edgeOffers[key])).toBe(listed);
    expect((await offer(edgeOffers[key]))['id']).toBe(edgeOffers[key]);
  });

  it('say what is the matter on their page [PR-038]', async () => {
    expect(await offer(edgeOffers.over)).toMatchObject({ expired: true, deleted: false });
    expect(await offer(edgeOffers.lastDay)).toMatchObject({ expired: false });
    expect(await offer(edgeOffers.withdrawn)).toMatchObject({ deleted: true, funds: [] });
    expect(await offer(edgeOffers.soldOut)).toMatchObject({ sold_out: true, stock_amount: 0 });
    expect(await offer(edgeOffers.lastOne)).toMatchObject({ sold_out: false, stock_amount: 1 });
    expect((await offer(edgeOffers.percentage))['price_locale']).toBe('Korting: 12,50%');
    expect((await offer(edgeOffers.dear))['price_locale']).toBe('€ 1.250,-');
  });

  it('ask for telephone, address and date of birth, or leave them out', async () => {
    const asks = async (id: number) => (await offer(id))['reservation'];
    expect(await asks(edgeOffers.noPicture)).toEqual({
      phone: 'required',
      address: 'required',
      birth_date: 'required',
    });
    expect(await asks(edgeOffers.longText)).toEqual({ phone: 'no', address: 'optional', birth_date: 'no' });
    expect(Object.keys((await reserve(edgeOffers.free)).at('errors') ?? {}).toSorted()).toEqual([
      'address',
      'birth_date',
      'phone',
    ]);
  });

  it.each<readonly [keyof typeof edgeOffers, string]>([
    ['soldOut', 'Dit aanbod is uitverkocht.'],
    ['dear', 'U heeft te weinig tegoed.'],
    ['notReservable', 'Dit aanbod kunt u niet reserveren.'],
    ['atTheTill', 'Dit aanbod kunt u niet reserveren.'],
    ['ownLimit', 'U heeft het maximum bereikt.'],
    ['allGone', 'De voorraad is op.'],
  ])('%s is refused: %s', async (key, sentence) => {
    const filled = { phone: '(0123) 45 99 01', address: 'Beukenlaan 12', birth_date: '1971-04-09' };
    expect((await reserve(edgeOffers[key], filled)).at('errors.product_id')).toEqual([sentence]);
  });

  it('can have nothing left for this resident, and nothing to pay', async () => {
    expect((await fundsOf(edgeOffers.ownLimit)).map((fund) => fund['limit_available'])).toContain(0);
    expect((await fundsOf(edgeOffers.allGone)).map((fund) => fund['limit_available'])).toContain(0);
    const [paid] = (await fundsOf(edgeOffers.nothingToPay)).filter(({ type }) => type === 'subsidies');
    expect(paid).toMatchObject({ price: 0, limit_per_identity: 2 });
  });

  it('are accepted at once where the provider does so', async () => {
    expect((await reserve(edgeOffers.accepted)).at('data.state')).toBe('accepted');
  });

  it('stand in a reservation with every field filled in', async () => {
    const rows = (await twin.get('/platform/product-reservations', { as: kees })).list('data');
    const full = rows.find(({ product }) => objectOf(product)['id'] === edgeOffers.noPicture);
    expect(full).toMatchObject({ state: 'pending', birth_date: '1971-04-09', phone: '(0123) 45 99 01' });
    expect(String(full?.['user_note']).length).toBeGreaterThan(350);
    expect(objectOf(full?.['product'])['photo']).toBeNull();
  });
});

describe('providers at the edges', () => {
  it('have nothing but a name, and a door without picture, place or hours [PV-020]', async () => {
    const shed = await twin.get(`/platform/providers/${edgeProviders.shed}`);
    expect(shed.at('data')).toMatchObject({ logo: null, description_html: '', business_type: null });
    for (const word of ['email', 'phone', 'website'])
      expect(Object.keys(objectOf(shed.at('data')))).not.toContain(word);
    expect(shed.at('data.offices.0')).toMatchObject({ photo: null, lat: null, lon: null, schedule: [], phone: null });
  });

  it('have twelve doors, of which one is paused, one closed and one open day and night [PV-025, PV-026]', async () => {
    const offices = (await twin.get(`/platform/providers/${edgeProviders.many}`)).list('data.offices');
    expect(offices).toHaveLength(12);
    expect(offices.filter(({ state }) => state === 'paused')).toHaveLength(1);
    expect(offices.filter(({ state }) => state === 'closed')).toHaveLength(1);
    expect(JSON.stringify(offices)).toContain('"start_time":"00:00","end_time":"23:30"');
  });

  it('wait for the municipality or were refused, and then stand in no list [PV-027]', async () => {
    const ids = (await twin.get('/platform/providers?per_page=1000')).list('data').map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([edgeProviders.shed, edgeProviders.many, edgeProviders.till]));
    expect(ids).not.toContain(edgeProviders.waiting);
  });

  it('that wait are shown as soon as the municipality takes them in [PV-027]', async () => {
    const place = twin
      .world()
      .table('fund_providers')
      .where('organization_id', edgeProviders.waiting)
      .find(({ state }) => state === 'pending');
    const path = `/platform/organizations/1/funds/1/providers/${place?.id ?? 0}`;
    const taken = await twin.patch(path, { as: await twin.tokenOf('vera'), body: { state: 'approved' } });
    expect(taken.at('data.state')).toBe('approved');
    const ids = (await twin.get('/platform/providers?per_page=1000')).list('data').map(({ id }) => id);
    expect(ids).toContain(edgeProviders.waiting);
  });

  it.each([
    [10, false],
    [25, true],
  ])('in the next town stand in a list of %i km: %s', async (distance, listed) => {
    const near = await twin.get(`/platform/providers?per_page=1000&postcode=9990%20DP&distance=${distance}`);
    expect(near.list('data').some(({ id }) => id === edgeProviders.till)).toBe(listed);
  });

  it('without a place on the map are near nowhere', async () => {
    const near = await twin.get('/platform/providers?per_page=1000&postcode=9990%20HW&distance=75');
    const ids = near.list('data').map(({ id }) => id);
    expect(ids).toContain(edgeProviders.many);
    expect(ids).not.toContain(edgeProviders.shed);
  });
});
