import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addLoginLink } from '../src/seed/links.ts';

/** Noor asked for a login link, which works once. */
export const scenario: Scenario = {
  sentence: 'Noor asked for a login link, which works once.',
  build: (world) => {
    townWith(world, noor);
    addLoginLink(world, accountOf(world, 'noor'), 'login');
  },
};
