import type { Scenario } from '../src/store/scenario.ts';
import { persona as hanna } from '../personas/hanna.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { exhaust } from '../src/seed/change.ts';
import { limits } from '../src/rules/throttle.ts';

/** Everybody on this machine used up the attempts to add an e-mail address. */
export const scenario: Scenario = {
  sentence: 'Everybody on this machine used up the attempts to add an e-mail address.',
  build: (world) => {
    townWith(world, hanna, noor);
    exhaust(world, limits.email);
  },
};
