import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { movedBy, worldPoint } from '../../domain/places/mercator.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { isTile } from './tile.ts';
import { tileSvg } from './tile-svg.ts';

const platform = await Harness.open();
await platform.scenario('ordinary-tuesday');
afterAll(() => platform.app.close());

const zonnedorp = { name: 'Zonnedorp', lat: 52.2112, lon: 5.9183 };
const tileOf = (z: number): { z: number; x: number; y: number } => {
  const { x, y } = worldPoint(zonnedorp);
  return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) };
};
describe('the place of a point on the map', () => {
  it.each([
    [{ lon: 0, lat: 0 }, 0.5, 0.5],
    [{ lon: -180, lat: 85.0511 }, 0, 0],
    [{ lon: 5.387, lat: 52.155 }, 0.514964, 0.329615],
  ])('%o is at %d, %d', (place, x, y) => {
    const point = worldPoint(place);
    expect([point.x, point.y]).toEqual([expect.closeTo(x, 5), expect.closeTo(y, 5)]);
  });

  it('moves by metres', () => {
    const moved = movedBy({ lon: 5, lat: 52 }, 1000, 1000);
    expect([moved.lat, moved.lon]).toEqual([expect.closeTo(52.00898, 4), expect.closeTo(5.01459, 4)]);
  });
});

describe('a tile of the map', () => {
  it('is drawn at every zoom, every time the same', () => {
    for (const z of [6, 9, 11, 13, 15, 17, 19]) {
      const svg = tileSvg(tileOf(z), [zonnedorp]);
      expect(svg).toBe(tileSvg(tileOf(z), [zonnedorp]));
      expect(svg).toMatch(/^<svg [^>]+width="256" height="256"[^]+<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(150_000);
    }
  });

  it('shows the town where it is, and fields elsewhere', () => {
    expect(tileSvg(tileOf(14), [zonnedorp])).not.toBe(tileSvg(tileOf(14), []));
    const { z, x, y } = tileOf(14);
    const far = { z, x: x + 60, y };
    expect(tileSvg(far, [zonnedorp])).toBe(tileSvg(far, []));
  });

  it('is a picture of 256 pixels, for pages of another origin too', async () => {
    const { x, y } = tileOf(13);
    const url = `/_mock/map/13/${x}/${y}.png`;
    const got = await platform.app.inject({ url, headers: { 'mock-world': platform.worldName } });
    expect(got.statusCode).toBe(200);
    expect(got.headers).toMatchObject({ 'content-type': 'image/png', 'access-control-allow-origin': '*' });
    const { width, height } = await sharp(got.rawPayload).metadata();
    expect([width, height]).toEqual([256, 256]);
    const headers = { 'if-none-match': String(got.headers['etag']) };
    expect((await platform.send('GET', url, { headers })).status).toBe(304);
  });

  it('does not exist outside its zoom, at half a place or of another kind', async () => {
    const wrong = ['5/1/1.png', '20/1/1.png', '6/64/1.png', '8/1/1.gif', '8/1.5/1.png', '8/x/1.png'];
    const answers = await Promise.all(wrong.map((tile) => platform.send('GET', `/_mock/map/${tile}`)));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    const inside = [isTile({ z: 6, x: 63, y: 63 }), isTile({ z: 6, x: 63, y: 64 }), isTile({ z: 6, x: -1, y: 0 })];
    expect(inside).toEqual([true, false, false]);
  });
});

describe('the geocoder', () => {
  const ask = (what: string): Promise<Got> => platform.send('GET', `/_mock/locatieserver/search/v3_1/${what}`);

  it.each(['9990BA', '9990 BA', '9990ba', '9990 ba'])('knows the postcode %s', async (q) => {
    const got = await ask(`free?q=${encodeURIComponent(q)}&fq=type:postcode&rows=1&fl=centroide_ll,weergavenaam`);
    const centroide_ll = expect.stringMatching(/^POINT\(5\.91\d+ 52\.21\d+\)$/);
    const docs = [{ weergavenaam: 'Badlaan, 9990BA Zonnedorp', centroide_ll }];
    expect(got.at('response')).toMatchObject({ numFound: 1, start: 0, numFoundExact: true, docs });
    expect(Object.keys(got.list('response.docs')[0] ?? {}).toSorted()).toEqual(['centroide_ll', 'weergavenaam']);
  });

  it('knows every postcode of its towns, always at the same place', async () => {
    const home = await ask('free?q=9990ZQ&fq=type:postcode');
    expect(home.at('response.numFound')).toBe(1);
    expect((await ask('free?q=9990%20zq&fq=type:postcode')).body).toEqual(home.body);
    expect((await ask('free?q=9990ZQ&fq=type:adres')).at('response.numFound')).toBe(0);
  });

  it.each(['1011AB', '9990', 'Nergenshuizen', '0000AA'])('has no place called %s of that kind', async (q) => {
    expect((await ask(`free?q=${q}&fq=type:${q === '9990' ? 'woonplaats' : 'postcode'}`)).body).toMatchObject({
      response: { numFound: 0, maxScore: 0, docs: [] },
    });
  });

  it('has no more answers than are asked', async () => {
    const names = async (query: string): Promise<unknown[]> =>
      (await ask(`free?q=zonnedorp&fq=type:adres&${query}`)).list('response.docs').map((doc) => doc['weergavenaam']);
    expect(await names('rows=2')).toEqual((await names('rows=4')).slice(0, 2));
    expect(await names('rows=0')).toEqual([]);
  });

  it('tells the nearest address of a point with the metres to it', async () => {
    const got = await ask('reverse?lat=52.2166&lon=5.9136&rows=2&fq=type:adres');
    const [first, second] = got.list('response.docs');
    expect([first?.['weergavenaam'], first?.['afstand']]).toEqual(['Badlaan 8, 9990BA Zonnedorp', 0]);
    expect(Number(second?.['afstand'])).toBeGreaterThan(0);
    expect((await ask('reverse?lat=x')).at('response.numFound')).toBe(0);
  });
});
