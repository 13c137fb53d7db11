import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addProductVoucher, addVoucher } from '../src/seed/voucher.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident with a product voucher that can be returned, bought out of a children voucher. */
export const persona: Persona = {
  sentence: 'A resident with a product voucher that can be returned, bought out of a children voucher.',
  full_name: 'Elif Demir',
  bsn: '999915514',
  email: 'elif@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'elif',
      bsn: '999915514',
      confirmed_seconds_ago: 60,
      email: 'elif@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, children_nth: '1' });
    const voucher = addVoucher(world, identity, {
      word: 'kindtegoed-elif',
      fund: funds.kindtegoed,
      amount: 30_000,
      days_ago: 100,
      for: 'Deniz',
    });
    addProductVoucher(world, voucher, { word: 'gitaarles-elif', product: 221, days_ago: 5 });
    return identity;
  },
};
