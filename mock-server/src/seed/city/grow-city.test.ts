import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../clock/clock.ts';
import { isBsn } from '../../rules/bsn.ts';
import { World } from '../../store/world.ts';
import { townWith } from '../cast.ts';
import { madeUpBsns } from './bsn.ts';
import { city, growCity } from './grow-city.ts';
import type { CitySize } from './grow-city.ts';
import { placeAround } from './places.ts';

const tuesday = Date.parse('2026-11-17T14:05:31+01:00');
const small: CitySize = { products: 1000, providers: 100, residents: 1000 };

function grown(size: CitySize): World {
  const world = World.empty(
    'city',
    Clock.frozenAt(tuesday, () => 0),
  );
  townWith(world);
  growCity(world, size);
  return world.settled();
}

const hashOf = (world: World): string => createHash('sha256').update(JSON.stringify(world.snapshot())).digest('hex');

let town: World;
let world: World;
beforeAll(() => {
  town = grown({ products: 0, providers: 0, residents: 0 });
  world = grown(small);
});

describe('a city', () => {
  it('has a hundred thousand offers, ten thousand providers and a hundred thousand residents', () => {
    expect(city).toEqual({ products: 100_000, providers: 10_000, residents: 100_000 });
  });

  it('has as many rows more than the town as was asked', () => {
    const more = (table: 'products' | 'organizations' | 'identities' | 'emails'): number =>
      world.table(table).size - town.table(table).size;
    expect([more('products'), more('organizations'), more('identities'), more('emails')]).toEqual([
      1000, 100, 1000, 1000,
    ]);
  });

  it('gives the same bytes every time', () => {
    expect(hashOf(grown(small))).toBe(hashOf(world));
  });

  it('leaves the rows of the town as they are', () => {
    const kept = world.table('products').all().slice(0, town.table('products').size);
    expect(kept).toEqual(town.table('products').all());
  });

  it('leaves a world without the funds of Zonnedorp alone', () => {
    const empty = World.empty(
      'empty',
      Clock.frozenAt(tuesday, () => 0),
    );
    growCity(empty, small);
    expect(empty.table('products').size).toBe(0);
  });
});

describe('the offers of a city', () => {
  it('have a picture, a category and a provider that takes payments of a fund', () => {
    const pictures = new Set(
      world
        .table('medias')
        .all()
        .map(({ uid }) => uid),
    );
    for (const product of world.table('products').all()) {
      expect(pictures.has(product.photo_uid ?? '')).toBe(true);
      expect(world.table('product_categories').get(product.product_category_id)).toBeDefined();
      expect(world.table('fund_providers').first('organization_id', product.organization_id)?.state).toBe('accepted');
    }
  });

  it('have no name twice with one provider, not even when a few providers have everything', () => {
    for (const one of [world, grown({ products: 900, providers: 9, residents: 0 })]) {
      const names = one
        .table('products')
        .all()
        .map(({ organization_id, name }) => `${organization_id} ${name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the places of a city', () => {
  it('lie in the Netherlands, no two on one spot, up to a hundred thousand', () => {
    const spots = Array.from({ length: 100_000 }, (_, index) => placeAround({ lat: 52.2112, lon: 5.9183 }, index));
    const outside = spots.filter(({ lat, lon }) => lat < 51.8 || lat > 52.6 || lon < 5.4 || lon > 6.4);
    expect(outside).toEqual([]);
    expect(new Set(spots.map(({ lat, lon }) => `${lat} ${lon}`)).size).toBe(spots.length);
  });
});

describe('the residents of a city', () => {
  it('have made-up BSNs that pass the eleven test, each their own, none of a persona', () => {
    const numbers: string[] = [];
    for (const bsn of madeUpBsns()) if (numbers.push(bsn) === 100_000) break;
    expect(numbers.filter((bsn) => !isBsn(bsn) || bsn.startsWith('9999'))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    const given = world.table('identities').all();
    expect(given.filter(({ bsn }) => bsn !== null).length).toBeGreaterThanOrEqual(1000);
  });

  it('have an e-mail address that cannot exist outside, and a third has a voucher', () => {
    const addresses = world
      .table('emails')
      .all()
      .map(({ email }) => email);
    expect(addresses.filter((email) => !email.endsWith('.example'))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(world.table('vouchers').size - town.table('vouchers').size).toBe(334);
  });
});
