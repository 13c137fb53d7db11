import type { Scenario } from '../src/store/scenario.ts';
import { persona as peter } from '../personas/peter.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { secondsAgo } from '../src/seed/dates.ts';

/** The DigiD confirmation of Peter lapses within a minute, with the margin of the web shop. */
export const scenario: Scenario = {
  sentence: 'The DigiD confirmation of Peter lapses within a minute, with the margin of the web shop.',
  build: (world) => {
    townWith(world, peter);
    world.table('identities').update(accountOf(world, 'peter'), { bsn_confirmed_at: secondsAgo(world, 560) });
  },
};
