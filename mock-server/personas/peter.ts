import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';

/** A resident whose DigiD confirmation is two hours old, past every confirmation window. */
export const persona: Persona = {
  sentence: 'A resident whose DigiD confirmation is two hours old, past every confirmation window.',
  full_name: 'Peter Visser',
  bsn: '999907219',
  email: 'peter@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'peter',
      bsn: '999907219',
      confirmed_seconds_ago: 7200,
      email: 'peter@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp' });
    return identity;
  },
};
