import { backOfficeSaysOf } from '../src/seed/back-office.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFactsOfHeuvelrode, addResident } from '../src/seed/resident.ts';
import { addCard, addMovements, addVoucher } from '../src/seed/voucher.ts';
import type { Persona } from '../src/store/scenario.ts';

/** A resident of Heuvelrode with a card, a voucher for him and his partner, and a yes of the back office. */
export const persona: Persona = {
  town: 'heuvelrode',
  sentence: 'A resident of Heuvelrode with a card, a voucher for him and his partner, and a yes of the back office.',
  full_name: 'Hugo Nijland',
  bsn: '999923717',
  email: 'hugo@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'hugo',
      bsn: '999923717',
      confirmed_seconds_ago: 60,
      email: 'hugo@post.example',
    });
    addFactsOfHeuvelrode(world, identity, { municipality: 'Heuvelrode', base_salary: '1390', given_name: 'Hugo' });
    const pass = addVoucher(world, identity, {
      word: 'heuvelpas-hugo',
      fund: funds.heuvelpas,
      amount: 0,
      days_ago: 130,
    });
    addCard(world, pass, '100731926405');
    const shared = addVoucher(world, identity, {
      word: 'gelijk-hugo',
      fund: funds.gelijk,
      amount: 18_000,
      days_ago: 130,
    });
    addMovements(world, shared, [{ days_ago: 40, amount: 2150, at: 'jasje' }]);
    backOfficeSaysOf(world, identity, { fund: funds.inkomenssteun, says: { eligibility: 'eligible' } });
    return identity;
  },
};
