import { growCity } from '../src/seed/city/grow-city.ts';
import type { Scenario } from '../src/store/scenario.ts';
import { scenario as ordinaryTuesday } from './ordinary-tuesday.ts';

/** What the measurements of the shop ask of a municipality: 1,000 offers, and 1,000 providers on the map. */
const A_THOUSAND = { products: 1000, providers: 1000, residents: 0 };

/** An ordinary Tuesday with 1,000 more offers and 1,000 more providers. */
export const scenario: Scenario = {
  sentence: 'An ordinary Tuesday with 1,000 more offers and 1,000 more providers.',
  build: (world) => {
    ordinaryTuesday.build(world);
    growCity(world, A_THOUSAND);
  },
};
