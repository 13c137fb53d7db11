import type { Scenario } from '../src/store/scenario.ts';
import { persona as daan } from '../personas/daan.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addVisit } from '../src/seed/links.ts';

/** Daan signed in to DigiD with a BSN that belongs to another account. */
export const scenario: Scenario = {
  sentence: 'Daan signed in to DigiD with a BSN that belongs to another account.',
  build: (world) => {
    townWith(world, daan);
    addVisit(world, accountOf(world, 'daan'), { fund_id: funds.kindtegoed, outcome: { bsn: '999972212' } });
  },
};
