import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addMovements, addVoucher } from '../src/seed/voucher.ts';
import { codes } from '../src/seed/codes.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident with exactly one voucher, which ends in 26 days with most of it unspent. */
export const persona: Persona = {
  sentence: 'A resident with exactly one voucher, which ends in 26 days with most of it unspent.',
  full_name: 'Kees Bakker',
  bsn: '999934107',
  email: 'kees@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'kees',
      bsn: '999934107',
      confirmed_seconds_ago: 3600,
      email: 'kees@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, age_nth: '58', given_name: 'Kees', family_name: 'Bakker' });
    const voucher = addVoucher(world, identity, {
      word: 'meedoentegoed-kees',
      fund: funds.meedoentegoed,
      amount: 15_000,
      days_ago: 339,
      last_day: 26,
      changes: { activation_code: codes.owned },
    });
    addMovements(world, voucher, [{ days_ago: 120, amount: 800, at: 'lantaarn' }]);
    return identity;
  },
};
