import type { Scenario } from '../src/store/scenario.ts';
import { persona as kees } from '../personas/kees.ts';
import { townWith } from '../src/seed/cast.ts';

/** Kees has exactly one voucher. */
export const scenario: Scenario = {
  sentence: 'Kees has exactly one voucher.',
  build: (world) => {
    townWith(world, kees);
  },
};
