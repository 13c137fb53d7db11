import type { Scenario } from '../src/store/scenario.ts';
import { persona as kees } from '../personas/kees.ts';
import { townWith } from '../src/seed/cast.ts';

/** Kees has a voucher and never reserved anything. */
export const scenario: Scenario = {
  sentence: 'Kees has a voucher and never reserved anything.',
  build: (world) => {
    townWith(world, kees);
  },
};
