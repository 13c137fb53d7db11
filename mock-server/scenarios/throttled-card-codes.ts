import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { exhaust } from '../src/seed/change.ts';
import { limits } from '../src/rules/throttle.ts';

/** Everybody on this machine used up the attempts to link a card. */
export const scenario: Scenario = {
  sentence: 'Everybody on this machine used up the attempts to link a card.',
  build: (world) => {
    townWith(world, samira);
    exhaust(world, limits.physicalCards);
  },
};
