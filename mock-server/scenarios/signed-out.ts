import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** An ordinary platform with one known account and no waiting sign-in. */
export const scenario: Scenario = {
  sentence: 'An ordinary platform with one known account and no waiting sign-in.',
  build: (world) => {
    townWith(world, noor);
  },
};
