import { addUsedCode, addOpenCode } from '../src/seed/codes.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';
import { addVoucher } from '../src/seed/voucher.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident who used his activation code of this year and holds the code 1c95-e0a7 of another fund. */
export const persona: Persona = {
  sentence: 'A resident who used his activation code of this year and holds the code 1c95-e0a7 of another fund.',
  full_name: 'Ravi Chaudhry',
  bsn: '999922609',
  email: 'ravi@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'ravi',
      bsn: '999922609',
      confirmed_seconds_ago: 60,
      email: 'ravi@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', given_name: 'Ravi', family_name: 'Chaudhry' });
    addVoucher(world, identity, { word: 'kindtegoed-ravi', fund: funds.kindtegoed, amount: 30_000, days_ago: 40 });
    addUsedCode(world, identity, { uid: '77d0-5c1e', fund: funds.kindtegoed, days_ago: 40 });
    addOpenCode(world, { uid: '1c95-e0a7', fund: funds.bus_2020 });
    return identity;
  },
};
