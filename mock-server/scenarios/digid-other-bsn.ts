import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addVisit } from '../src/seed/links.ts';

/** Noor signed in to DigiD with a BSN that is not the one of her account. */
export const scenario: Scenario = {
  sentence: 'Noor signed in to DigiD with a BSN that is not the one of her account.',
  build: (world) => {
    townWith(world, noor);
    addVisit(world, accountOf(world, 'noor'), { fund_id: funds.kindtegoed, outcome: { bsn: '999937704' } });
  },
};
