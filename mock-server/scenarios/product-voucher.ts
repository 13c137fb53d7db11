import type { Scenario } from '../src/store/scenario.ts';
import { persona as elif } from '../personas/elif.ts';
import { townWith } from '../src/seed/cast.ts';

/** Elif has a voucher for one offer that she can return. */
export const scenario: Scenario = {
  sentence: 'Elif has a voucher for one offer that she can return.',
  build: (world) => {
    townWith(world, elif);
  },
};
