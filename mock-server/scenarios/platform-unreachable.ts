import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { addFault } from '../src/seed/change.ts';

/** The platform breaks every connection off. */
export const scenario: Scenario = {
  sentence: 'The platform breaks every connection off.',
  build: (world) => {
    townWith(world, samira);
    addFault(world, '/**', { drop: true });
  },
};
