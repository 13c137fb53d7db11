import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';

/** A resident who asked nothing yet and meets no condition: he earns and saves too much. */
export const persona: Persona = {
  sentence: 'A resident who asked nothing yet and meets no condition: he earns and saves too much.',
  full_name: 'Jan van Vliet',
  bsn: '999916695',
  email: 'jan@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'jan',
      bsn: '999916695',
      confirmed_seconds_ago: 60,
      email: 'jan@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', base_salary: '3900', net_worth: '8200', age_nth: '44' });
    return identity;
  },
};
