import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';
import { addFundRequest } from '../src/seed/fund-request.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident whose request for Schoolstart is pending. */
export const persona: Persona = {
  sentence: 'A resident whose request for Schoolstart is pending.',
  full_name: 'Omar Haddad',
  bsn: '999902477',
  email: 'omar@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'omar',
      bsn: '999902477',
      confirmed_seconds_ago: 60,
      email: 'omar@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', given_name: 'Omar', family_name: 'Haddad' });
    addFundRequest(world, identity, {
      fund: funds.schoolstart,
      state: 'pending',
      days_ago: 6,
      answers: { children_nth: '1', base_salary: '1790' },
    });
    return identity;
  },
};
