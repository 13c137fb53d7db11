import type { Scenario } from '../src/store/scenario.ts';
import { persona as mila } from '../personas/mila.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';
import { hour } from '../src/clock/calendar.ts';

/** The confirmation link of Mila was used already. */
export const scenario: Scenario = {
  sentence: 'The confirmation link of Mila was used already.',
  build: (world) => {
    townWith(world, mila);
    addProxy(world, {
      type: 'confirmation_code',
      identity_address: accountOf(world, 'mila').address,
      exchange_token: tokens.usedConfirmation,
      exchange_until: world.now() + 24 * hour,
      state: 'active',
      activated_at: world.now(),
    });
  },
};
