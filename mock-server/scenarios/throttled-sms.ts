import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { exhaust } from '../src/seed/change.ts';
import { limits } from '../src/rules/throttle.ts';

/** Everybody on this machine used up the text messages of this minute. */
export const scenario: Scenario = {
  sentence: 'Everybody on this machine used up the text messages of this minute.',
  build: (world) => {
    townWith(world, noor);
    exhaust(world, limits.sms, 0);
  },
};
