import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { addProxy } from '../src/seed/links.ts';
import { minute } from '../src/clock/calendar.ts';

/** The app of Noor shows the code 482913, to be typed in the web shop. */
export const scenario: Scenario = {
  sentence: 'The app of Noor shows the code 482913, to be typed in the web shop.',
  build: (world) => {
    townWith(world, noor, samira);
    addProxy(world, { type: 'pin_code', exchange_token: '482913', exchange_until: world.now() + 10 * minute });
  },
};
