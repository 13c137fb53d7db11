import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addVisit } from '../src/seed/links.ts';

/** A visit to DigiD took longer than ten minutes. */
export const scenario: Scenario = {
  sentence: 'A visit to DigiD took longer than ten minutes.',
  build: (world) => {
    townWith(world, noor);
    addVisit(world, accountOf(world, 'noor'), {
      fund_id: funds.kindtegoed,
      outcome: { bsn: '999901205' },
      seconds_ago: 660,
    });
  },
};
