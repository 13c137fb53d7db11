import type { Persona } from '../src/store/scenario.ts';
import { addClaim } from '../src/seed/claim.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addVoucher } from '../src/seed/voucher.ts';

/** A resident with a claim in every state: draft, pending, approved and declined. */
export const persona: Persona = {
  sentence: 'A resident with a claim in every state: draft, pending, approved and declined.',
  full_name: 'Mark Dekker',
  bsn: '999919064',
  email: 'mark@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'mark',
      bsn: '999919064',
      confirmed_seconds_ago: 60,
      email: 'mark@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, children_nth: '2', given_name: 'Mark', family_name: 'Dekker' });
    const voucher = addVoucher(world, identity, {
      word: 'kindtegoed-mark',
      fund: funds.kindtegoed,
      amount: 30_000,
      days_ago: 110,
      for: 'Lies',
    });
    const name = 'M. Dekker';
    addClaim(world, voucher, { title: 'Voetbalschoenen', amount: 3495, days_ago: 60, state: 'approved', name });
    addClaim(world, voucher, {
      title: 'Treinkaartje',
      amount: 1240,
      days_ago: 33,
      state: 'declined',
      name,
      reason: 'Reiskosten vallen niet onder dit tegoed.',
    });
    addClaim(world, voucher, {
      title: 'Contributie turnen',
      amount: 4500,
      days_ago: 3,
      state: 'pending',
      name,
      description: 'Voor de maanden september tot en met december.',
    });
    addClaim(world, voucher, { title: 'Tekenpapier', amount: 895, days_ago: 1, state: 'draft', name });
    return identity;
  },
};
