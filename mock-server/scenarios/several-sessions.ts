import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as samira } from '../personas/samira.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addSession, userAgents } from '../src/seed/sessions.ts';

/** Samira is signed in on a computer, on a phone and in the app. */
export const scenario: Scenario = {
  sentence: 'Samira is signed in on a computer, on a phone and in the app.',
  build: (world) => {
    townWith(world, noor, samira);
    const account = accountOf(world, 'samira');
    const shop = { client_type: 'webshop' };
    addSession(world, account, { ...shop, word: 'mac', user_agent: userAgents.mac, started: 40, last: 2 });
    addSession(world, account, { ...shop, word: 'phone', user_agent: userAgents.phone, started: 25, last: 9 });
    addSession(world, account, {
      word: 'app',
      client_type: 'me_app-android',
      user_agent: null,
      started: 60 * 24 * 12,
      last: 60 * 30,
    });
  },
};
