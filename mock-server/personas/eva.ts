import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addSession, userAgents } from '../src/seed/sessions.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident who is signed in on a computer, on a phone, and in the app on a phone and on a tablet. */
export const persona: Persona = {
  sentence: 'A resident who is signed in on a computer, on a phone, and in the app on a phone and on a tablet.',
  full_name: 'Eva Hendriks',
  bsn: '999923341',
  email: 'eva@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'eva',
      bsn: '999923341',
      confirmed_seconds_ago: 60,
      email: 'eva@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, given_name: 'Eva', family_name: 'Hendriks' });
    const shop = { client_type: 'webshop' };
    addSession(world, identity, { ...shop, word: 'mac', user_agent: userAgents.mac, started: 40, last: 2 });
    addSession(world, identity, { ...shop, word: 'phone', user_agent: userAgents.phone, started: 25, last: 9 });
    const app = { client_type: 'me_app-android', user_agent: null };
    addSession(world, identity, { ...app, word: 'app', started: 60 * 24 * 12, last: 60 * 30 });
    const tablet = { client_type: 'me_app-ios', user_agent: userAgents.tablet };
    addSession(world, identity, { ...tablet, word: 'tablet', started: 60 * 24 * 200, last: 60 * 24 * 3 });
    return identity;
  },
};
