import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addMovements, addVoucher } from '../src/seed/voucher.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident with a payment that waits for the bank, one that was taken back and a voucher that was topped up. */
export const persona: Persona = {
  sentence:
    'A resident with a payment that waits for the bank, one that was taken back and a voucher that was topped up.',
  full_name: 'Tamara Kowalska',
  bsn: '999921496',
  email: 'tamara@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'tamara',
      bsn: '999921496',
      confirmed_seconds_ago: 60,
      email: 'tamara@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, given_name: 'Tamara', family_name: 'Kowalska' });
    const voucher = addVoucher(world, identity, {
      word: 'meedoentegoed-tamara',
      fund: funds.meedoentegoed,
      amount: 15_000,
      days_ago: 200,
    });
    addMovements(world, voucher, [
      { days_ago: 150, amount: 5000, target: 'top_up' },
      { days_ago: 90, amount: 2250, at: 'rechtop' },
      { days_ago: 35, amount: 1800, at: 'oogopslag', state: 'canceled' },
      { days_ago: 1, amount: 950, at: 'korenbloem', state: 'pending' },
    ]);
    return identity;
  },
};
