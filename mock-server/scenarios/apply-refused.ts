import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { addFault } from '../src/seed/change.ts';

/** The platform refuses every activation because the fund is not open now. */
export const scenario: Scenario = {
  sentence: 'The platform refuses every activation because the fund is not open now.',
  build: (world) => {
    townWith(world, noor);
    addFault(world, '/platform/funds/*/apply', { status: 403, message: 'Deze regeling staat nu niet open.' });
  },
};
