import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as samira } from '../personas/samira.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addNotices } from '../src/seed/notices.ts';

/** Samira has a month of notices, three of them unread; Noor and Dina have none. */
export const scenario: Scenario = {
  sentence: 'Samira has a month of notices, three of them unread; Noor and Dina have none.',
  build: (world) => {
    townWith(world, dina, noor, samira);
    addNotices(world, accountOf(world, 'samira'));
  },
};
