import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { dayLength, hour } from '../src/clock/calendar.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';

/** Samira has mails with links to the notification settings: one that works, one that was used and one that is too old. */
export const scenario: Scenario = {
  sentence: 'Samira has mails with links to her notification settings: one works, one was used and one is too old.',
  build: (world) => {
    townWith(world, samira);
    const { address } = accountOf(world, 'samira');
    const now = world.now();
    const add = (token: string, until: number, usedAt: number | null): void => {
      addProxy(world, {
        type: 'preferences_link',
        identity_address: address,
        exchange_token: token,
        exchange_until: until,
        activated_at: usedAt,
      });
    };
    add(tokens.preferences, now + 20 * dayLength, null);
    add(tokens.usedPreferences, now + 20 * dayLength, now - hour);
    add(tokens.expiredPreferences, now - dayLength, null);
  },
};
