import type { Scenario } from '../src/store/scenario.ts';
import { persona as kees } from '../personas/kees.ts';
import { persona as lotte } from '../personas/lotte.ts';
import { townWith } from '../src/seed/cast.ts';

/** The partner of Lotte already has the vouchers that she could activate. */
export const scenario: Scenario = {
  sentence: 'The partner of Lotte already has the vouchers that she could activate.',
  build: (world) => {
    townWith(world, kees, lotte);
  },
};
