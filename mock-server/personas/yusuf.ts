import type { Persona } from '../src/store/scenario.ts';
import { addResident } from '../src/seed/resident.ts';

/** A resident with an e-mail address only, who got an activation code and has no BSN yet. */
export const persona: Persona = {
  sentence: 'A resident with an e-mail address only, who got an activation code and has no BSN yet.',
  full_name: 'Yusuf Aydin',
  bsn: '999957107',
  email: 'yusuf@post.example',
  build: (world) => addResident(world, { persona: 'yusuf', email: 'yusuf@post.example' }),
};
