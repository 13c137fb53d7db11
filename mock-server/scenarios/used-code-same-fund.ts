import type { Scenario } from '../src/store/scenario.ts';
import { persona as kees } from '../personas/kees.ts';
import { townWith } from '../src/seed/cast.ts';

/** Kees holds an open code of a fund of which he has a live voucher. */
export const scenario: Scenario = {
  sentence: 'Kees holds an open code of a fund of which he has a live voucher.',
  build: (world) => {
    townWith(world, kees);
  },
};
