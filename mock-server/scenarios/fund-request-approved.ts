import type { Scenario } from '../src/store/scenario.ts';
import { persona as rosa } from '../personas/rosa.ts';
import { townWith } from '../src/seed/cast.ts';

/** The request of Rosa was approved and she has the voucher. */
export const scenario: Scenario = {
  sentence: 'The request of Rosa was approved and she has the voucher.',
  build: (world) => {
    townWith(world, rosa);
  },
};
