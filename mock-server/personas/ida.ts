import { backOfficeSaysOf } from '../src/seed/back-office.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFactsOfHeuvelrode, addResident } from '../src/seed/resident.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident of Heuvelrode who earns too much for Inkomenssteun and is sent to another page. */
export const persona: Persona = {
  town: 'heuvelrode',
  sentence: 'A resident of Heuvelrode who earns too much for Inkomenssteun and is sent to another page.',
  full_name: 'Ida Gerritsen',
  bsn: '999925568',
  email: 'ida@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'ida',
      bsn: '999925568',
      confirmed_seconds_ago: 60,
      email: 'ida@post.example',
    });
    addFactsOfHeuvelrode(world, identity, { given_name: 'Ida', family_name: 'Gerritsen' });
    backOfficeSaysOf(world, identity, { fund: funds.inkomenssteun, says: { eligibility: 'not_eligible' } });
    return identity;
  },
};
