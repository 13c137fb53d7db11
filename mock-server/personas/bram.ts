import type { Persona } from '../src/store/scenario.ts';
import { addResident } from '../src/seed/resident.ts';

/** Somebody who was never here; a first DigiD sign-in makes the account, without an e-mail address. */
export const persona: Persona = {
  sentence: 'Somebody who was never here; a first DigiD sign-in makes the account, without an e-mail address.',
  full_name: 'Bram Hoekstra',
  bsn: '999913414',
  email: null,
  build: (world) => addResident(world, { persona: 'bram', bsn: '999913414', since: 0 }),
};
