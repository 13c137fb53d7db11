import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';

/** Samira has several vouchers. */
export const scenario: Scenario = {
  sentence: 'Samira has several vouchers.',
  build: (world) => {
    townWith(world, samira);
  },
};
