import { ago } from '../src/seed/dates.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addVoucher } from '../src/seed/voucher.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident whose plastic card was ordered and has not come yet. */
export const persona: Persona = {
  sentence: 'A resident whose plastic card was ordered and has not come yet.',
  full_name: 'Piet Haverkamp',
  bsn: '999921861',
  email: 'piet@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'piet',
      bsn: '999921861',
      confirmed_seconds_ago: 60,
      email: 'piet@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, age_nth: '74', given_name: 'Piet', family_name: 'Haverkamp' });
    const voucher = addVoucher(world, identity, {
      word: '65-plus-piet',
      fund: funds.plus65,
      amount: 12_000,
      days_ago: 20,
    });
    world.table('physical_card_requests').insert({
      voucher_id: voucher.id,
      address: 'Beukenlaan',
      house: '61',
      house_addition: 'B',
      postcode: '9990 BL',
      city: 'Zonnedorp',
      created_at: ago(world, 5),
    });
    return identity;
  },
};
