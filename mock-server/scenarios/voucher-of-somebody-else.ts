import type { Scenario } from '../src/store/scenario.ts';
import { persona as kees } from '../personas/kees.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** Noor opens the address of a voucher that belongs to Kees. */
export const scenario: Scenario = {
  sentence: 'Noor opens the address of a voucher that belongs to Kees.',
  build: (world) => {
    townWith(world, noor, kees);
  },
};
