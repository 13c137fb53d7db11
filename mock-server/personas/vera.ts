import type { Persona } from '../src/store/scenario.ts';
import { addResident } from '../src/seed/resident.ts';
import { sponsors } from '../src/seed/sponsors.ts';

/** A validator of the municipality, who approves or declines records. */
export const persona: Persona = {
  sentence: 'A validator of the municipality, who approves or declines records.',
  full_name: 'Vera de Vries',
  bsn: null,
  email: 'vera.devries@zonnedorp.example',
  build: (world) => {
    const identity = addResident(world, { persona: 'vera', email: 'vera.devries@zonnedorp.example' });
    const municipality = world.table('organizations').get(sponsors.zonnedorp);
    if (municipality) world.table('organizations').update(municipality, { identity_address: identity.address });
    return identity;
  },
};
