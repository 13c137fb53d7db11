import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as omar } from '../personas/omar.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeFund } from '../src/seed/change.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** Schoolstart is closed, though its address is still known. */
export const scenario: Scenario = {
  sentence: 'Schoolstart is closed, though its address is still known.',
  build: (world) => {
    townWith(world, noor, omar);
    changeFund(world, funds.schoolstart, { state: 'closed' });
  },
};
