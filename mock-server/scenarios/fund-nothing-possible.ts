import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeFund } from '../src/seed/change.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** Schoolstart takes no requests and has no codes: nothing is possible. */
export const scenario: Scenario = {
  sentence: 'Schoolstart takes no requests and has no codes: nothing is possible.',
  build: (world) => {
    townWith(world, noor);
    changeFund(world, funds.schoolstart, { allow_fund_requests: false });
  },
};
