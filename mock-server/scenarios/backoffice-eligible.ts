import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as mila } from '../personas/mila.ts';
import { persona as noor } from '../personas/noor.ts';
import { backOfficeSays } from '../src/seed/back-office.ts';
import { townWith } from '../src/seed/cast.ts';

/** The back office finds everybody eligible, which makes the voucher at once. */
export const scenario: Scenario = {
  sentence: 'The back office finds everybody eligible, which makes the voucher at once.',
  build: (world) => {
    townWith(world, noor, mila, dina);
    backOfficeSays(world, { says: {} });
  },
};
