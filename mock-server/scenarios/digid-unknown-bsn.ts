import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';
import { addVisit } from '../src/seed/links.ts';

/** Somebody without an account signed in with DigiD where that makes no account. */
export const scenario: Scenario = {
  sentence: 'Somebody without an account signed in with DigiD where that makes no account.',
  build: (world) => {
    townWith(world, noor);
    changeZonnedorp(world, { digid_sign_up_allowed: false });
    addVisit(world, null, { fund_id: null, outcome: { bsn: '999913414' } });
  },
};
