import type { Scenario } from '../src/store/scenario.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { townWith } from '../src/seed/cast.ts';

/** The code that Yusuf has was used by somebody else. */
export const scenario: Scenario = {
  sentence: 'The code that Yusuf has was used by somebody else.',
  build: (world) => {
    townWith(world, yusuf);
  },
};
