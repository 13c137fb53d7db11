import type { Scenario } from '../src/store/scenario.ts';
import { persona as jan } from '../personas/jan.ts';
import { townWith } from '../src/seed/cast.ts';

/** Jan earns and saves too much for every fund. */
export const scenario: Scenario = {
  sentence: 'Jan earns and saves too much for every fund.',
  build: (world) => {
    townWith(world, jan);
  },
};
