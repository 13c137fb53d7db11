import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { addFault } from '../src/seed/change.ts';

/** Every answer of the platform takes two seconds. */
export const scenario: Scenario = {
  sentence: 'Every answer of the platform takes two seconds.',
  build: (world) => {
    townWith(world, samira, noor);
    addFault(world, '/**', { delay_ms: 2000 });
  },
};
