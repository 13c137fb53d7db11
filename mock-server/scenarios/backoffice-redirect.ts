import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as mila } from '../personas/mila.ts';
import { persona as noor } from '../personas/noor.ts';
import { backOfficeSays } from '../src/seed/back-office.ts';
import { townWith } from '../src/seed/cast.ts';

/** The back office finds nobody eligible and the fund sends them to another site. */
export const scenario: Scenario = {
  sentence: 'The back office finds nobody eligible and the fund sends them to another site.',
  build: (world) => {
    townWith(world, noor, mila, dina);
    backOfficeSays(world, { says: { eligibility: 'not_eligible' }, redirect_url: 'http://localhost:5173/uitleg' });
  },
};
