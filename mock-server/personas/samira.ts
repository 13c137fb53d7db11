import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import {
  addKindtegoedOfIlyas,
  addKindtegoedOfNoor,
  addMeedoentegoed,
  addOldVoucher,
  addWarmWonen,
} from '../src/seed/vouchers-of-samira.ts';

/** A parent with several vouchers, a fund to activate, a request with an open question and a voucher that ends within a month. */
export const persona: Persona = {
  sentence:
    'A parent with several vouchers, a fund to activate, a request with an open question and a voucher that ends within a month.',
  full_name: 'Samira de Wit',
  bsn: '999925714',
  email: 'samira@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'samira',
      bsn: '999925714',
      confirmed_seconds_ago: 120,
      email: 'samira@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, children_nth: '2', given_name: 'Samira', family_name: 'de Wit' });
    addKindtegoedOfNoor(world, identity);
    addKindtegoedOfIlyas(world, identity);
    addMeedoentegoed(world, identity);
    addOldVoucher(world, identity);
    addWarmWonen(world, identity);
    for (const product_id of [201, 221, 247]) {
      world.table('bookmarks').insert({ identity_address: identity.address, product_id });
    }
    return identity;
  },
};
