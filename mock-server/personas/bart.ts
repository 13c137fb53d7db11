import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident who gets no mails any more and switched single notices off. */
export const persona: Persona = {
  sentence: 'A resident who gets no mails any more and switched single notices off.',
  full_name: 'Bart Elzinga',
  bsn: '999921125',
  email: 'bart@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'bart',
      bsn: '999921125',
      confirmed_seconds_ago: 60,
      email: 'bart@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, given_name: 'Bart', family_name: 'Elzinga' });
    world.table('mail_stops').insert({ email: 'bart@post.example' });
    for (const key of ['vouchers.payment_success', 'digest.daily_requester']) {
      world.table('notification_preferences').insert({
        identity_address: identity.address,
        key,
        type: 'email',
        subscribed: false,
      });
    }
    return identity;
  },
};
