import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';

/** A resident who only ever signed in with DigiD and has no e-mail address. */
export const persona: Persona = {
  sentence: 'A resident who only ever signed in with DigiD and has no e-mail address.',
  full_name: 'Dina Peters',
  bsn: '999900109',
  email: null,
  build: (world) => {
    const identity = addResident(world, { persona: 'dina', bsn: '999900109', confirmed_seconds_ago: 30 });
    addFacts(world, identity, { municipality: 'Zonnedorp', given_name: 'Dina', family_name: 'Peters' });
    return identity;
  },
};
