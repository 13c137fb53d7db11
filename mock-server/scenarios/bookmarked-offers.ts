import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';

/** Samira has kept three offers. */
export const scenario: Scenario = {
  sentence: 'Samira has kept three offers.',
  build: (world) => {
    townWith(world, samira);
  },
};
