import type { Scenario } from '../src/store/scenario.ts';
import { persona as ans } from '../personas/ans.ts';
import { townWith } from '../src/seed/cast.ts';

/** The voucher of Ans is used up after a year of payments. */
export const scenario: Scenario = {
  sentence: 'The voucher of Ans is used up after a year of payments.',
  build: (world) => {
    townWith(world, ans);
  },
};
