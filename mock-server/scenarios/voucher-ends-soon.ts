import type { Scenario } from '../src/store/scenario.ts';
import { persona as kees } from '../personas/kees.ts';
import { townWith } from '../src/seed/cast.ts';

/** The voucher of Kees ends in 26 days. */
export const scenario: Scenario = {
  sentence: 'The voucher of Kees ends in 26 days.',
  build: (world) => {
    townWith(world, kees);
  },
};
