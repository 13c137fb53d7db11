import type { Scenario } from '../src/store/scenario.ts';
import { persona as peter } from '../personas/peter.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeFund } from '../src/seed/change.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** Fietstegoed never asks for a new DigiD confirmation: that of Peter, two hours old, still counts. */
export const scenario: Scenario = {
  sentence: 'Fietstegoed never asks for a new DigiD confirmation: that of Peter, two hours old, still counts.',
  build: (world) => {
    townWith(world, peter);
    changeFund(world, funds.fietstegoed, { bsn_confirmation_time: null });
  },
};
