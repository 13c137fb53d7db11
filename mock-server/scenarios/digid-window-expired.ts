import type { Scenario } from '../src/store/scenario.ts';
import { persona as peter } from '../personas/peter.ts';
import { townWith } from '../src/seed/cast.ts';

/** The DigiD confirmation of Peter is two hours old. */
export const scenario: Scenario = {
  sentence: 'The DigiD confirmation of Peter is two hours old.',
  build: (world) => {
    townWith(world, peter);
  },
};
