import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addExpiredSession } from '../src/seed/links.ts';

/** The session of Samira ended after 15 minutes without a request. */
export const scenario: Scenario = {
  sentence: 'The session of Samira ended after 15 minutes without a request.',
  build: (world) => {
    townWith(world, samira);
    addExpiredSession(world, accountOf(world, 'samira'));
  },
};
