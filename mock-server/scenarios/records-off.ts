import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** The records of residents are switched off in Zonnedorp. */
export const scenario: Scenario = {
  sentence: 'The records of residents are switched off in Zonnedorp.',
  build: (world) => {
    townWith(world, samira);
    changeZonnedorp(world, { records_enabled: false });
  },
};
