import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeFund } from '../src/seed/change.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** Noor may claim two funds and has a voucher of neither. */
export const scenario: Scenario = {
  sentence: 'Noor may claim two funds and has a voucher of neither.',
  build: (world) => {
    townWith(world, noor);
    changeFund(world, funds.meedoentegoed, { allow_direct_requests: true });
    changeFund(world, funds.fietstegoed, { allow_direct_requests: true });
  },
};
