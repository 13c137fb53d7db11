import { afterAll, expect, it } from 'vitest';
import type { Input } from '../../input.ts';
import { kilometresBetween } from '../../domain/places/distance.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
await platform.scenario('ordinary-tuesday');
afterAll(() => platform.app.close());

const all = async (query = ''): Promise<readonly Input[]> =>
  (await platform.get(`/platform/products?per_page=1000${query}`)).list('data');

it.each(['9990 BA', '9990xp', '9990 zz', 'Zonnedorp'])('measures from where the map puts %s', async (text) => {
  const answer = await platform.send('GET', `/_mock/locatieserver/search/v3_1/free?q=${encodeURIComponent(text)}`);
  const docs = answer.list('response.docs');
  const doc = docs.find((found) => found['type'] === (/\d/.test(text) ? 'postcode' : 'woonplaats'));
  const [lon = 0, lat = 0] =
    String(doc?.['centroide_ll'])
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const offices = platform.table('offices');
  const within = (organization: unknown, kilometres: number): boolean =>
    offices
      .where('organization_id', Number(organization))
      .some((office) => kilometresBetween({ lat, lon }, { lat: office.lat ?? 0, lon: office.lon ?? 0 }) < kilometres);
  const near = async (kilometres: number): Promise<unknown[]> =>
    (await all(`&postcode=${encodeURIComponent(text)}&distance=${kilometres}`)).map((row) => row['id']);
  const wanted = (await all()).filter((row) => within(row['organization_id'], 2)).map((row) => row['id']);
  expect(wanted.length).toBeGreaterThan(0);
  expect(await near(2)).toEqual(wanted);
  expect(wanted.length).toBeLessThan((await all()).length);
});

it('measures from the middle of the postcodes for four digits, and from nowhere for an unknown one', async () => {
  const near = async (kilometres: number): Promise<number> =>
    (await all(`&postcode=9990&distance=${kilometres}`)).length;
  expect([await near(0), await near(5)]).toEqual([0, (await all()).length]);
  expect(await all('&postcode=9999ZZ&distance=75')).toEqual([]);
  expect(await near(1)).toBeLessThan(await near(2));
});
