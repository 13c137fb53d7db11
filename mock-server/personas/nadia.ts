import { addClaims, addFacts, addResident } from '../src/seed/resident.ts';
import { addConfirmation } from '../src/seed/validator.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident with records of her own and a confirmation in every state. */
export const persona: Persona = {
  sentence: 'A resident with records of her own and a confirmation in every state.',
  full_name: 'Nadia Bouzidi',
  bsn: '999920388',
  email: 'nadia@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'nadia',
      bsn: '999920388',
      confirmed_seconds_ago: 60,
      email: 'nadia@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', given_name: 'Nadia', family_name: 'Bouzidi' });
    const claims = { children_nth: '1', base_salary: '1580', net_worth: '640', telephone: '06 00 00 00 00' };
    const [children, salary, savings] = addClaims(world, identity, claims);
    if (children) addConfirmation(world, children, { state: 'approved', days_ago: 40 });
    if (salary) addConfirmation(world, salary, { state: 'declined', days_ago: 20 });
    if (savings) addConfirmation(world, savings, { state: 'pending', days_ago: 2 });
    return identity;
  },
};
