import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** The offers of Zonnedorp are switched off, the list and the single offer. */
export const scenario: Scenario = {
  sentence: 'The offers of Zonnedorp are switched off, the list and the single offer.',
  build: (world) => {
    townWith(world, samira);
    changeZonnedorp(world, { products_list: false, products_show: false });
  },
};
