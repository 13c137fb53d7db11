import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** The funds list of Zonnedorp is switched off. */
export const scenario: Scenario = {
  sentence: 'The funds list of Zonnedorp is switched off.',
  build: (world) => {
    townWith(world, samira);
    changeZonnedorp(world, { funds_list: false });
  },
};
