import type { Scenario } from '../src/store/scenario.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { changeSponsor } from '../src/seed/change.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addVisit } from '../src/seed/links.ts';
import { sponsors } from '../src/seed/sponsors.ts';

/** Yusuf signed in on the DigiD page for a fund whose sponsor keeps no BSNs. */
export const scenario: Scenario = {
  sentence: 'Yusuf signed in on the DigiD page for a fund whose sponsor keeps no BSNs.',
  build: (world) => {
    townWith(world, yusuf);
    changeSponsor(world, sponsors.meedoen, { bsn_enabled: false });
    addVisit(world, accountOf(world, 'yusuf'), { fund_id: funds.meedoentegoed, outcome: { bsn: '999957107' } });
  },
};
