import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';
import { addVoucher } from '../src/seed/voucher.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident for whom a voucher waits: the check of the fund finds it by her BSN. */
export const persona: Persona = {
  sentence: 'A resident for whom a voucher waits: the check of the fund finds it by her BSN.',
  full_name: 'Nina Oosterhuis',
  bsn: '999922233',
  email: 'nina@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'nina',
      bsn: '999922233',
      confirmed_seconds_ago: 60,
      email: 'nina@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', given_name: 'Nina', family_name: 'Oosterhuis' });
    addVoucher(world, null, {
      word: 'inkomenstegoed-nina',
      fund: funds.IIT,
      amount: 25_000,
      days_ago: 3,
      changes: { waiting_bsn: identity.bsn },
    });
    return identity;
  },
};
