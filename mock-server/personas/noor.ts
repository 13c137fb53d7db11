import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';

/** A resident without any voucher who meets the conditions of several funds. */
export const persona: Persona = {
  sentence: 'A resident without any voucher who meets the conditions of several funds.',
  full_name: 'Noor van Dijk',
  bsn: '999901205',
  email: 'noor@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'noor',
      bsn: '999901205',
      confirmed_seconds_ago: 60,
      email: 'noor@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, children_nth: '1', given_name: 'Noor', family_name: 'van Dijk' });
    return identity;
  },
};
