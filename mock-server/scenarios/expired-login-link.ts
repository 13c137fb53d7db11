import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addLoginLink } from '../src/seed/links.ts';

/** The login link of Noor is older than an hour. */
export const scenario: Scenario = {
  sentence: 'The login link of Noor is older than an hour.',
  build: (world) => {
    townWith(world, noor);
    addLoginLink(world, accountOf(world, 'noor'), 'expiredLogin');
  },
};
