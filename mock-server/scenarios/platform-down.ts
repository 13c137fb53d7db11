import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { addFault } from '../src/seed/change.ts';

/** Every call of the platform answers 503. */
export const scenario: Scenario = {
  sentence: 'Every call of the platform answers 503.',
  build: (world) => {
    townWith(world, samira);
    addFault(world, '/**', { status: 503, message: 'Service Unavailable' });
  },
};
