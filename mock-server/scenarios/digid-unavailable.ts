import type { Scenario } from '../src/store/scenario.ts';
import { persona as mila } from '../personas/mila.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** DigiD refuses every start because it is too busy. */
export const scenario: Scenario = {
  sentence: 'DigiD refuses every start because it is too busy.',
  build: (world) => {
    townWith(world, noor, mila);
    world.configure({ digid_start_error: '0050' });
  },
};
