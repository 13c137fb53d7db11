import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as jan } from '../personas/jan.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as peter } from '../personas/peter.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { townWith } from '../src/seed/cast.ts';

/** Noor, Dina, Yusuf and Peter can each make a request, every one from another starting point. */
export const scenario: Scenario = {
  sentence: 'Noor, Dina, Yusuf and Peter can each make a request, every one from another starting point.',
  build: (world) => {
    townWith(world, noor, dina, yusuf, peter, jan);
  },
};
