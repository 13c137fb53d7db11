import { describe, expect, it } from 'vitest';
import { anOffice } from '../../testing/an-office.ts';
import { DISTANCES, parseDistance } from './distance-filter.ts';
import { streetOf } from './office.ts';
import { toPosition } from './position.ts';
import { kilometresBetween, kilometresToNearest, shownKilometres } from './distance.ts';
import { routeUrl } from './route-link.ts';

it('a position is a point on the map of the Netherlands; swapped, zero and other impossible coordinates are none', () => {
  expect(toPosition(52.2166, 5.9136)).toEqual({ latitude: 52.2166, longitude: 5.9136 });
  const others = [
    [5.9136, 52.2166],
    [0, 0],
    [52.2, 0],
    [0, 5.9],
    [1e14, 5.9],
    [52.2, -1e14],
    [Number.NaN, 5.9],
    [52.2, Number.POSITIVE_INFINITY],
  ] as const;
  expect(others.map(([latitude, longitude]) => toPosition(latitude, longitude))).toEqual(others.map(() => null));
});

describe('a distance', () => {
  const dam = { latitude: 52.3731, longitude: 4.8922 };
  const utrecht = { latitude: 52.0907, longitude: 5.1214 };

  it('is as the crow flies', () => {
    expect(kilometresBetween(dam, dam)).toBe(0);
    expect(kilometresBetween(dam, utrecht)).toBeCloseTo(35.07, 1);
  });

  it('is that of the nearest place with a known position', () => {
    expect(kilometresToNearest(dam, [{ position: utrecht }, { position: null }, { position: dam }])).toBe(0);
    expect(kilometresToNearest(dam, [{ position: null }])).toBeNull();
  });

  it('has one decimal below ten kilometres', () => {
    expect([0.01, 0.84, 9.94, 9.96, 35.07].map(shownKilometres)).toEqual([0.1, 0.8, 9.9, 10, 35]);
  });

  it('can be chosen as 3, 5, 10, 15, 25, 50, 75 km or anywhere', () => {
    expect(DISTANCES).toEqual([3, 5, 10, 15, 25, 50, 75]);
    expect([parseDistance('5'), parseDistance('7'), parseDistance('')]).toEqual([5, null, null]);
  });
});

describe('the address of an office', () => {
  it('begins with its street', () => {
    expect(streetOf('Badlaan 8, 9990 BA Zonnedorp')).toBe('Badlaan 8');
    expect(streetOf('Badlaan 8')).toBe('Badlaan 8');
  });

  it('is all that the route planner is told', () => {
    expect(routeUrl(anOffice())).toBe('https://www.openstreetmap.org/directions?to=52.2166%2C5.9136');
    expect(routeUrl(anOffice({ position: null }))).toBe(
      'https://www.openstreetmap.org/directions?to=Badlaan%208%2C%209990%20BA%20Zonnedorp',
    );
  });
});
