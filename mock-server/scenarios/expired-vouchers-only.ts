import type { Scenario } from '../src/store/scenario.ts';
import { persona as willem } from '../personas/willem.ts';
import { townWith } from '../src/seed/cast.ts';

/** All vouchers of Willem have expired. */
export const scenario: Scenario = {
  sentence: 'All vouchers of Willem have expired.',
  build: (world) => {
    townWith(world, willem);
  },
};
