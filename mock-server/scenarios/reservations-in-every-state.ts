import type { Scenario } from '../src/store/scenario.ts';
import { persona as ilse } from '../personas/ilse.ts';
import { townWith } from '../src/seed/cast.ts';

/** Ilse has a reservation in every state. */
export const scenario: Scenario = {
  sentence: 'Ilse has a reservation in every state.',
  build: (world) => {
    townWith(world, ilse);
  },
};
