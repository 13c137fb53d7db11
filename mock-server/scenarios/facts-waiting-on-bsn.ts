import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { readyFacts } from '../src/outside/back-office.ts';
import { townWith } from '../src/seed/cast.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { fundOf } from '../src/store/vouchers.ts';

/** The municipality knows enough of Dina: the check of Kindtegoed makes her several vouchers at once. */
export const scenario: Scenario = {
  sentence: 'The municipality knows enough of Dina: the check of Kindtegoed makes her several vouchers at once.',
  build: (world) => {
    townWith(world, dina);
    readyFacts(world, fundOf(world, funds.kindtegoed), '999900109');
  },
};
