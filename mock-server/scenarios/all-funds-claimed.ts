import type { Scenario } from '../src/store/scenario.ts';
import { persona as kees } from '../personas/kees.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeFund } from '../src/seed/change.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** Kees has one voucher, of the only fund that anybody may claim. */
export const scenario: Scenario = {
  sentence: 'Kees has one voucher, of the only fund that anybody may claim.',
  build: (world) => {
    townWith(world, kees, samira);
    changeFund(world, funds.meedoentegoed, { allow_direct_requests: true });
  },
};
