import type { Scenario } from '../src/store/scenario.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { townWith } from '../src/seed/cast.ts';

/** Yusuf holds an open activation code. */
export const scenario: Scenario = {
  sentence: 'Yusuf holds an open activation code.',
  build: (world) => {
    townWith(world, yusuf);
  },
};
