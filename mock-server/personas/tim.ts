import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';
import { addFundRequest } from '../src/seed/fund-request.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident whose request was declined; he may ask again. */
export const persona: Persona = {
  sentence: 'A resident whose request was declined; he may ask again.',
  full_name: 'Tim Kuipers',
  bsn: '999910772',
  email: 'tim@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'tim',
      bsn: '999910772',
      confirmed_seconds_ago: 60,
      email: 'tim@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', base_salary: '2900' });
    addFundRequest(world, identity, {
      fund: funds.warmwonen,
      state: 'declined',
      days_ago: 50,
      answers: { base_salary: '2100', net_worth: '4000' },
    });
    return identity;
  },
};
