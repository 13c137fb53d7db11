import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';

/** Dina can get Welkomtegoed at once: her answers are approved without anybody looking. */
export const scenario: Scenario = {
  sentence: 'Dina can get Welkomtegoed at once: her answers are approved without anybody looking.',
  build: (world) => {
    townWith(world, dina, noor);
  },
};
