import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** Noor meets all conditions of Fietstegoed and did not get it yet. */
export const scenario: Scenario = {
  sentence: 'Noor meets all conditions of Fietstegoed and did not get it yet.',
  build: (world) => {
    townWith(world, noor);
  },
};
