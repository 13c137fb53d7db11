import { addFactsOfHeuvelrode, addResident } from '../src/seed/resident.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident of Heuvelrode whose partner Hugo has the voucher of their household. */
export const persona: Persona = {
  town: 'heuvelrode',
  sentence: 'A resident of Heuvelrode whose partner Hugo has the voucher of their household.',
  full_name: 'Lieke van Dongen',
  bsn: '999924084',
  email: 'lieke@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'lieke',
      bsn: '999924084',
      confirmed_seconds_ago: 60,
      email: 'lieke@post.example',
      partner_bsn: '999923717',
    });
    addFactsOfHeuvelrode(world, identity, { municipality: 'Heuvelrode', base_salary: '1390', given_name: 'Lieke' });
    return identity;
  },
};
