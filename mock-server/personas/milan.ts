import { backOfficeSaysOf } from '../src/seed/back-office.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFactsOfHeuvelrode, addResident } from '../src/seed/resident.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident whom the back office of Heuvelrode does not know as a resident. */
export const persona: Persona = {
  town: 'heuvelrode',
  sentence: 'A resident whom the back office of Heuvelrode does not know as a resident.',
  full_name: 'Milan Kaya',
  bsn: '999925192',
  email: 'milan@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'milan',
      bsn: '999925192',
      confirmed_seconds_ago: 60,
      email: 'milan@post.example',
    });
    addFactsOfHeuvelrode(world, identity, { given_name: 'Milan', family_name: 'Kaya' });
    backOfficeSaysOf(world, identity, { fund: funds.inkomenssteun, says: { residency: 'not_resident' } });
    return identity;
  },
};
