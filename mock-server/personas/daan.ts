import type { Persona } from '../src/store/scenario.ts';
import { addResident } from '../src/seed/resident.ts';

/** A resident whose BSN belongs to another account: DigiD ends in uid_used. */
export const persona: Persona = {
  sentence: 'A resident whose BSN belongs to another account: DigiD ends in uid_used.',
  full_name: 'Daan Smit',
  bsn: '999972212',
  email: 'daan@post.example',
  build: (world) => {
    addResident(world, { persona: 'daan-oud', bsn: '999972212', confirmed_seconds_ago: 31_536_000 });
    const identity = addResident(world, { persona: 'daan', email: 'daan@post.example' });
    return identity;
  },
};
