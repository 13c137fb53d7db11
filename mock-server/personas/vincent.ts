import type { Persona } from '../src/store/scenario.ts';
import { addResident } from '../src/seed/resident.ts';
import { sponsors } from '../src/seed/sponsors.ts';
import { addValidator } from '../src/seed/validator.ts';

/** An employee of Zonnedorp who confirms records of residents and hands out activation codes. */
export const persona: Persona = {
  sentence: 'An employee of Zonnedorp who confirms records of residents and hands out activation codes.',
  full_name: 'Vincent Kuiper',
  bsn: null,
  email: 'vincent@zonnedorp.example',
  build: (world) => {
    const identity = addResident(world, { persona: 'vincent', email: 'vincent@zonnedorp.example' });
    addValidator(world, identity, { organization: sponsors.zonnedorp, email: 'vincent@zonnedorp.example' });
    return identity;
  },
};
