import type { Scenario } from '../src/store/scenario.ts';
import { persona as sara } from '../personas/sara.ts';
import { townWith } from '../src/seed/cast.ts';

/** Sara has a voucher of a subsidies fund, without an amount. */
export const scenario: Scenario = {
  sentence: 'Sara has a voucher of a subsidies fund, without an amount.',
  build: (world) => {
    townWith(world, sara);
  },
};
