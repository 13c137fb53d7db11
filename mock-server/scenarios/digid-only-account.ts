import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { townWith } from '../src/seed/cast.ts';

/** Dina has no e-mail address and was confirmed by DigiD just now. */
export const scenario: Scenario = {
  sentence: 'Dina has no e-mail address and was confirmed by DigiD just now.',
  build: (world) => {
    townWith(world, dina);
  },
};
