import { addFactsOfHeuvelrode, addResident } from '../src/seed/resident.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A parent in Heuvelrode with the code 8e40-27bd from the letter of the municipality, and no voucher yet. */
export const persona: Persona = {
  town: 'heuvelrode',
  sentence: 'A parent in Heuvelrode with the code 8e40-27bd from the letter of the municipality, and no voucher yet.',
  full_name: 'Zara Aalders',
  bsn: '999924825',
  email: 'zara@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'zara',
      bsn: '999924825',
      confirmed_seconds_ago: 60,
      email: 'zara@post.example',
    });
    addFactsOfHeuvelrode(world, identity, { given_name: 'Zara', family_name: 'Aalders' });
    return identity;
  },
};
