import type { Scenario } from '../src/store/scenario.ts';
import { persona as tim } from '../personas/tim.ts';
import { townWith } from '../src/seed/cast.ts';

/** The request of Tim was declined. */
export const scenario: Scenario = {
  sentence: 'The request of Tim was declined.',
  build: (world) => {
    townWith(world, tim);
  },
};
