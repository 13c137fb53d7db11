import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { townWith } from '../src/seed/cast.ts';
import { exhaust } from '../src/seed/change.ts';
import { limits } from '../src/rules/throttle.ts';

/** Everybody on this machine typed three wrong codes. */
export const scenario: Scenario = {
  sentence: 'Everybody on this machine typed three wrong codes.',
  build: (world) => {
    townWith(world, yusuf, noor);
    exhaust(world, limits.redeem, 10);
  },
};
