import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** Zonnedorp speaks to its residents with je instead of u. */
export const scenario: Scenario = {
  sentence: 'Zonnedorp speaks to its residents with je instead of u.',
  build: (world) => {
    townWith(world, samira);
    changeZonnedorp(world, { informal: true });
  },
};
