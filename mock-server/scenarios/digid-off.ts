import type { Scenario } from '../src/store/scenario.ts';
import { persona as mila } from '../personas/mila.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** Zonnedorp has no DigiD, so that residents ask without it. */
export const scenario: Scenario = {
  sentence: 'Zonnedorp has no DigiD, so that residents ask without it.',
  build: (world) => {
    townWith(world, noor, mila, yusuf);
    changeZonnedorp(world, { digid: false, digid_mandatory: false });
  },
};
