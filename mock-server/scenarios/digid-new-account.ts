import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { addVisit } from '../src/seed/links.ts';

/** Somebody without an account signed in with DigiD, which makes the account. */
export const scenario: Scenario = {
  sentence: 'Somebody without an account signed in with DigiD, which makes the account.',
  build: (world) => {
    townWith(world, noor);
    addVisit(world, null, { fund_id: null, outcome: { bsn: '999913414' } });
  },
};
