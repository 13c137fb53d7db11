import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addVoucher } from '../src/seed/voucher.ts';
import { addManyBookmarks, addYearOfClaims, addYearOfPayments, addYearOfReservations } from '../src/seed/year.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident with a year of everything, over several pages: payments, reservations, claims, notices and bookmarks. */
export const persona: Persona = {
  sentence:
    'A resident with a year of everything, over several pages: payments, reservations, claims, notices and bookmarks.',
  full_name: 'Gita Ramdin',
  bsn: '999920017',
  email: 'gita@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'gita',
      bsn: '999920017',
      confirmed_seconds_ago: 60,
      email: 'gita@post.example',
    });
    const facts = { children_nth: '3', given_name: 'Gita', family_name: 'Ramdin' };
    addFacts(world, identity, { ...meetsEverything, ...facts });
    const voucher = addVoucher(world, identity, {
      word: 'kindtegoed-gita',
      fund: funds.kindtegoed,
      amount: 90_000,
      days_ago: 352,
    });
    addYearOfPayments(world, voucher);
    addYearOfReservations(world, voucher, ['Gita', 'Ramdin']);
    addYearOfClaims(world, voucher, 'G. Ramdin');
    addManyBookmarks(world, identity);
    return identity;
  },
};
