import type { Scenario } from '../src/store/scenario.ts';
import { persona as fatima } from '../personas/fatima.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** A question on the request of Fatima waits for her answer. */
export const scenario: Scenario = {
  sentence: 'A question on the request of Fatima waits for her answer.',
  build: (world) => {
    townWith(world, fatima, noor);
  },
};
