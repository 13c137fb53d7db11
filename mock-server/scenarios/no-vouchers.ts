import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** Noor is entitled to several funds and has no voucher. */
export const scenario: Scenario = {
  sentence: 'Noor is entitled to several funds and has no voucher.',
  build: (world) => {
    townWith(world, noor);
  },
};
