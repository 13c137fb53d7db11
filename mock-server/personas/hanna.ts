import type { Persona } from '../src/store/scenario.ts';
import { ago } from '../src/seed/dates.ts';
import { addEmail, addResident } from '../src/seed/resident.ts';

/** A resident with a second e-mail address that is not verified yet and a third that is. */
export const persona: Persona = {
  sentence: 'A resident with a second e-mail address that is not verified yet and a third that is.',
  full_name: 'Hanna Meijer',
  bsn: '999911958',
  email: 'hanna@post.example',
  build: (world) => {
    const identity = addResident(world, { persona: 'hanna', email: 'hanna@post.example' });
    const added = ago(world, 0, 3);
    addEmail(world, identity, {
      email: 'hanna.werk@kantoor.example',
      verified: false,
      primary: false,
      initial: false,
      created_at: added,
      updated_at: added,
    });
    addEmail(world, identity, { email: 'h.meijer@post.example', primary: false, initial: false });
    return identity;
  },
};
