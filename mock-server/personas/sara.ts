import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addVoucher } from '../src/seed/voucher.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident with a voucher of a subsidies fund, which has no amount. */
export const persona: Persona = {
  sentence: 'A resident with a voucher of a subsidies fund, which has no amount.',
  full_name: 'Sara Visscher',
  bsn: '999914327',
  email: 'sara@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'sara',
      bsn: '999914327',
      confirmed_seconds_ago: 60,
      email: 'sara@post.example',
    });
    addFacts(world, identity, meetsEverything);
    addVoucher(world, identity, { word: 'actiepas-sara', fund: funds.actiepas, amount: 0, days_ago: 30 });
    return identity;
  },
};
