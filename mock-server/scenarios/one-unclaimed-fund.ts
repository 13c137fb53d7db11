import type { Scenario } from '../src/store/scenario.ts';
import { persona as joke } from '../personas/joke.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeFund } from '../src/seed/change.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** Joke has a voucher of one fund that anybody may claim, and not yet of the other. */
export const scenario: Scenario = {
  sentence: 'Joke has a voucher of one fund that anybody may claim, and not yet of the other.',
  build: (world) => {
    townWith(world, joke);
    changeFund(world, funds.meedoentegoed, { allow_direct_requests: true });
    changeFund(world, funds.fietstegoed, { allow_direct_requests: true });
  },
};
