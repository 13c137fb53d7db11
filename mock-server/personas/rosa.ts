import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addFundRequest } from '../src/seed/fund-request.ts';
import { addVoucher } from '../src/seed/voucher.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident whose request was approved and who got the voucher. */
export const persona: Persona = {
  sentence: 'A resident whose request was approved and who got the voucher.',
  full_name: 'Rosa Martens',
  bsn: '999909587',
  email: 'rosa@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'rosa',
      bsn: '999909587',
      confirmed_seconds_ago: 60,
      email: 'rosa@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, children_nth: '1' });
    addFundRequest(world, identity, {
      fund: funds.schoolstart,
      state: 'approved',
      days_ago: 30,
      answers: { municipality: 'Zonnedorp', children_nth: '1', base_salary: '1640' },
    });
    addVoucher(world, identity, {
      word: 'schoolstart-rosa',
      fund: funds.schoolstart,
      amount: 45_000,
      days_ago: 21,
    });
    return identity;
  },
};
