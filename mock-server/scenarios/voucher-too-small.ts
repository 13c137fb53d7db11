import type { Scenario } from '../src/store/scenario.ts';
import { persona as ans } from '../personas/ans.ts';
import { townWith } from '../src/seed/cast.ts';

/** Ans wants to reserve, but nothing is left on her voucher. */
export const scenario: Scenario = {
  sentence: 'Ans wants to reserve, but nothing is left on her voucher.',
  build: (world) => {
    townWith(world, ans);
  },
};
