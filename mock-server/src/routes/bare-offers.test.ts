import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerId } from '../seed/providers.ts';
import { Harness } from '../testing/harness.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
});
afterAll(() => twin.app.close());

it('reads a provider that tells nothing of itself, its office and its offers, in every list', async () => {
  await twin.scenario('offers-with-gaps');
  const id = providerId('cadans');
  const provider = await twin.get(`/platform/providers/${id}`);
  expect(provider.at('data')).toMatchObject({ description: null, business_type: null, logo: null });
  for (const field of ['email', 'phone', 'website']) expect(provider.at('data')).not.toHaveProperty(field);
  expect(provider.at('data.offices.0')).toMatchObject({ lat: null, lon: null, phone: null, photo: null, schedule: [] });
  const offers = await twin.get(`/platform/products?organization_id=${id}`);
  expect(offers.list('data').length).toBeGreaterThan(0);
  for (const offer of offers.list('data')) expect(offer).toMatchObject({ photo: null, logo: null });
  const found = await twin.get(`/platform/search?organization_id=${id}&per_page=100`);
  expect(new Set(found.list('data').map(({ media }) => media))).toEqual(new Set([null]));
  const near = await twin.get('/platform/providers?postcode=9990%20BA&distance=75&per_page=1000');
  expect(near.list('data').map((row) => row['id'])).not.toContain(id);
  expect((await twin.get('/platform/offices?per_page=1000')).status).toBe(200);
});

it('asks for all that the offer asks, and leaves out what it does not need', async () => {
  await twin.scenario('reservation-asks-everything');
  const as = await twin.tokenOf('samira');
  const refused = async (product_id: number): Promise<string[]> => {
    const body = { product_id, first_name: 'Noor', last_name: 'de Wit' };
    const got = await twin.post('/platform/product-reservations/validate', { as, body });
    return Object.keys(Object(got.at('errors'))).toSorted();
  };
  const always = ['product_id', 'voucher_address'];
  expect(await refused(201)).toEqual([...always, 'address', 'birth_date', 'phone'].toSorted());
  expect(await refused(202)).toEqual(always);
  expect((await twin.get('/platform/products/202')).at('data.reservation')).toEqual({
    phone: 'optional',
    address: 'optional',
    birth_date: 'optional',
  });
});
