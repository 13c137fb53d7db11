import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';
import { minute } from '../src/clock/calendar.ts';

/** The short token of Noor is older than a minute. */
export const scenario: Scenario = {
  sentence: 'The short token of Noor is older than a minute.',
  build: (world) => {
    townWith(world, noor);
    addProxy(world, {
      type: 'short_token',
      identity_address: accountOf(world, 'noor').address,
      exchange_token: tokens.expiredShort,
      exchange_until: world.now() - minute,
      state: 'active',
      activated_at: world.now() - 2 * minute,
    });
  },
};
