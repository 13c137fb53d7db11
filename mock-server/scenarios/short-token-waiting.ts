import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';
import { minute } from '../src/clock/calendar.ts';

/** A short token of Noor can be exchanged for one minute. */
export const scenario: Scenario = {
  sentence: 'A short token of Noor can be exchanged for one minute.',
  build: (world) => {
    townWith(world, noor);
    const account = accountOf(world, 'noor');
    addProxy(world, {
      type: 'short_token',
      identity_address: account.address,
      exchange_token: tokens.short,
      exchange_until: world.now() + minute,
      state: 'active',
      activated_at: world.now(),
    });
  },
};
