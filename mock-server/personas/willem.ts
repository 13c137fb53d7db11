import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';
import { addMovements, addVoucher } from '../src/seed/voucher.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident who has expired vouchers only. */
export const persona: Persona = {
  sentence: 'A resident who has expired vouchers only.',
  full_name: 'Willem de Groot',
  bsn: '999904851',
  email: 'willem@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'willem',
      bsn: '999904851',
      confirmed_seconds_ago: 60,
      email: 'willem@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', age_nth: '68' });
    const last = addVoucher(world, identity, {
      word: '65-plus-willem',
      fund: funds.plus65,
      amount: 12_000,
      days_ago: 400,
      last_day: -35,
    });
    addMovements(world, last, [{ days_ago: 210, amount: 4800, at: 'kyo', product: 207 }]);
    addVoucher(world, identity, {
      word: 'meedoentegoed-willem',
      fund: funds.meedoentegoed,
      amount: 15_000,
      days_ago: 500,
      last_day: -135,
    });
    return identity;
  },
};
