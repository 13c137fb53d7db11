import { funds } from '../src/seed/fund-ids.ts';
import { addFundRequest } from '../src/seed/fund-request.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident whose requests were not handled and approved in part. */
export const persona: Persona = {
  sentence: 'A resident whose requests were not handled and approved in part.',
  full_name: 'Guus Terpstra',
  bsn: '999920753',
  email: 'guus@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'guus',
      bsn: '999920753',
      confirmed_seconds_ago: 60,
      email: 'guus@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', given_name: 'Guus', family_name: 'Terpstra' });
    addFundRequest(world, identity, {
      fund: funds.schoolstart,
      state: 'disregarded',
      days_ago: 70,
      answers: { children_nth: '1', base_salary: '1710' },
    });
    addFundRequest(world, identity, {
      fund: funds.warmwonen,
      state: 'approved_partly',
      days_ago: 25,
      answers: { municipality: 'Zonnedorp', base_salary: '1710', net_worth: '5200' },
    });
    return identity;
  },
};
