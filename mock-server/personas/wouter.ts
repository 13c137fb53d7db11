import type { Persona } from '../src/store/scenario.ts';
import { addFactsOfWaterveen, addResident } from '../src/seed/resident.ts';
import { addMovements, addVoucher } from '../src/seed/voucher.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident of Waterveen with one voucher, in a municipality without DigiD. */
export const persona: Persona = {
  town: 'waterveen',
  sentence: 'A resident of Waterveen with one voucher, in a municipality without DigiD.',
  full_name: 'Wouter van Veen',
  bsn: null,
  email: 'wouter@post.example',
  build: (world) => {
    const identity = addResident(world, { persona: 'wouter', email: 'wouter@post.example' });
    addFactsOfWaterveen(world, identity, { municipality: 'Waterveen', net_worth: '900', given_name: 'Wouter' });
    const voucher = addVoucher(world, identity, {
      word: 'waterpas-wouter',
      fund: funds.waterpas,
      amount: 12_500,
      days_ago: 60,
    });
    addMovements(world, voucher, [{ days_ago: 14, amount: 1100, at: 'molenaar', product: 282 }]);
    return identity;
  },
};
