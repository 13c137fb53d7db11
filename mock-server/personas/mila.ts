import type { Persona } from '../src/store/scenario.ts';
import { addResident } from '../src/seed/resident.ts';

/** A resident with an account and nothing else: no voucher, no record, no BSN. */
export const persona: Persona = {
  sentence: 'A resident with an account and nothing else: no voucher, no record, no BSN.',
  full_name: 'Mila Postma',
  bsn: null,
  email: 'mila@post.example',
  build: (world) => addResident(world, { persona: 'mila', email: 'mila@post.example' }),
};
