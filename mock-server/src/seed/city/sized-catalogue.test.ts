import { expect, it } from 'vitest';
import { Clock } from '../../clock/clock.ts';
import type { Catalogue } from '../../store/catalogue.ts';
import { World } from '../../store/world.ts';
import { townWith } from '../cast.ts';
import { sizedCatalogue } from './sized-catalogue.ts';

const catalogue: Catalogue = {
  scenarios: new Map([['town', { sentence: 'A town.', build: townWith }]]),
  personas: new Map(),
};

function offersIn(one: Catalogue, how: 'build' | 'buildCore' = 'build'): number {
  const world = World.empty('town', Clock.frozenAt(Date.parse('2026-11-17T14:05:31+01:00')));
  one.scenarios.get('town')?.[how]?.(world);
  return world.table('products').size;
}

it('leaves every situation as it is in a twin of the size of a town', () => {
  expect(sizedCatalogue(catalogue, 'town')).toBe(catalogue);
});

it('puts the city around every situation in a twin of that size', () => {
  const grown = sizedCatalogue(catalogue, 'city', { products: 25, providers: 5, residents: 0 });
  expect(grown.scenarios.get('town')?.sentence).toBe('A town.');
  expect(offersIn(grown)).toBe(offersIn(catalogue) + 25);
});

it('still tells what is the case without the city', () => {
  const grown = sizedCatalogue(catalogue, 'city', { products: 25, providers: 5, residents: 0 });
  expect(offersIn(grown, 'buildCore')).toBe(offersIn(catalogue));
});
