import { backOfficeSaysOf } from '../src/seed/back-office.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFactsOfHeuvelrode, addResident } from '../src/seed/resident.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident of Heuvelrode about whom the back office says nothing; he may go on with a request. */
export const persona: Persona = {
  town: 'heuvelrode',
  sentence: 'A resident of Heuvelrode about whom the back office says nothing; he may go on with a request.',
  full_name: 'Ruud Snijders',
  bsn: '999925933',
  email: 'ruud@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'ruud',
      bsn: '999925933',
      confirmed_seconds_ago: 60,
      email: 'ruud@post.example',
    });
    addFactsOfHeuvelrode(world, identity, { given_name: 'Ruud', family_name: 'Snijders' });
    backOfficeSaysOf(world, identity, {
      fund: funds.inkomenssteun,
      says: { residency: 'no_response', partner: 'no_response', eligibility: 'no_response' },
    });
    return identity;
  },
};
