import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';

/** The globe of the bookshop is sold out. */
export const scenario: Scenario = {
  sentence: 'The globe of the bookshop is sold out.',
  build: (world) => {
    townWith(world, samira);
  },
};
