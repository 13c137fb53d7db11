import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addCard, addMovements, addVoucher } from '../src/seed/voucher.ts';
import type { Movement } from '../src/seed/voucher.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** Every two weeks a meal, now and then something else, one gift on top: € 120 and € 30 spent to the cent. */
const yearOfPayments: readonly Movement[] = [
  ...Array.from({ length: 16 }, (_, week) => ({
    days_ago: 340 - week * 20,
    hours_ago: (week * 5) % 9,
    amount: 750,
    at: 'lantaarn',
    product: 249,
  })),
  { days_ago: 180, amount: 3000, target: 'top_up' },
  { days_ago: 170, hours_ago: 3, amount: 950, at: 'groenehart', product: 252 },
  { days_ago: 61, hours_ago: 2, amount: 950, at: 'kapel', product: 243 },
  { days_ago: 9, hours_ago: 5, amount: 1100, at: 'golfslag' },
];

/** A resident with a linked card and a voucher that is used up after a year of payments. */
export const persona: Persona = {
  sentence: 'A resident with a linked card and a voucher that is used up after a year of payments.',
  full_name: 'Ans Vermeulen',
  bsn: '999968312',
  email: 'ans@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'ans',
      bsn: '999968312',
      confirmed_seconds_ago: 7200,
      email: 'ans@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, age_nth: '71', given_name: 'Ans', family_name: 'Vermeulen' });
    const voucher = addVoucher(world, identity, {
      word: '65-plus-ans',
      fund: funds.plus65,
      amount: 12_000,
      days_ago: 350,
    });
    addMovements(world, voucher, yearOfPayments);
    addCard(world, voucher, '100482137790');
    return identity;
  },
};
