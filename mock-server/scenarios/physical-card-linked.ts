import type { Scenario } from '../src/store/scenario.ts';
import { persona as ans } from '../personas/ans.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';

/** A card is linked to the voucher of Ans. */
export const scenario: Scenario = {
  sentence: 'A card is linked to the voucher of Ans.',
  build: (world) => {
    townWith(world, ans, samira);
  },
};
