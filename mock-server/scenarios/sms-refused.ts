import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** The service that sends text messages refuses every message. */
export const scenario: Scenario = {
  sentence: 'The service that sends text messages refuses every message.',
  build: (world) => {
    townWith(world, noor);
    world.configure({ sms_refused: true });
  },
};
