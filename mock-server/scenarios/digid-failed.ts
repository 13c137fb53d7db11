import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addVisit } from '../src/seed/links.ts';

/** DigiD answered with an unknown failure and Noor is on the way back. */
export const scenario: Scenario = {
  sentence: 'DigiD answered with an unknown failure and Noor is on the way back.',
  build: (world) => {
    townWith(world, noor);
    addVisit(world, accountOf(world, 'noor'), { fund_id: funds.kindtegoed, outcome: { error: '0099' } });
  },
};
