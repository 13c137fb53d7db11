import type { Scenario } from '../src/store/scenario.ts';
import { persona as mila } from '../personas/mila.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** The platform cannot reach DigiD at the start. */
export const scenario: Scenario = {
  sentence: 'The platform cannot reach DigiD at the start.',
  build: (world) => {
    townWith(world, noor, mila);
    world.configure({ digid_start_error: 'api_0000' });
  },
};
