import type { Scenario } from '../src/store/scenario.ts';
import { persona as wouter } from '../personas/wouter.ts';
import { townWith } from '../src/seed/cast.ts';

/** Waterveen: residents ask without DigiD, and records are off. */
export const scenario: Scenario = {
  sentence: 'Waterveen: residents ask without DigiD, and records are off.',
  build: (world) => {
    townWith(world, wouter);
  },
};
