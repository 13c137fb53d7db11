import type { Scenario } from '../src/store/scenario.ts';
import { persona as mila } from '../personas/mila.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';
import { hour } from '../src/clock/calendar.ts';

/** Mila made an account and has to open the confirmation link. */
export const scenario: Scenario = {
  sentence: 'Mila made an account and has to open the confirmation link.',
  build: (world) => {
    townWith(world, mila);
    const account = accountOf(world, 'mila');
    const email = world.table('emails').first('identity_address', account.address);
    if (email) world.table('emails').update(email, { verified: false, primary: false });
    addProxy(world, {
      type: 'confirmation_code',
      identity_address: account.address,
      exchange_token: tokens.confirmation,
      exchange_until: world.now() + 24 * hour,
    });
  },
};
