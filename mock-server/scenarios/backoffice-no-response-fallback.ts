import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as mila } from '../personas/mila.ts';
import { persona as noor } from '../personas/noor.ts';
import { backOfficeSays } from '../src/seed/back-office.ts';
import { townWith } from '../src/seed/cast.ts';

/** The back office does not answer, but the resident may go on with a request. */
export const scenario: Scenario = {
  sentence: 'The back office does not answer, but the resident may go on with a request.',
  build: (world) => {
    townWith(world, noor, mila, dina);
    backOfficeSays(world, { says: { residency: 'no_response' }, fallback: true });
  },
};
