import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addEvent, addVoucher } from '../src/seed/voucher.ts';
import { ago } from '../src/seed/dates.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident who stopped one voucher and has another that is not active yet. */
export const persona: Persona = {
  sentence: 'A resident who stopped one voucher and has another that is not active yet.',
  full_name: 'Greta Mulder',
  bsn: '999906033',
  email: 'greta@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'greta',
      bsn: '999906033',
      confirmed_seconds_ago: 60,
      email: 'greta@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, children_nth: '1' });
    const stopped = addVoucher(world, identity, {
      word: 'kindtegoed-greta',
      fund: funds.kindtegoed,
      amount: 30_000,
      days_ago: 90,
      changes: { state: 'deactivated', deactivated_at: ago(world, 10), deactivation_note: 'moved' },
    });
    addEvent(world, stopped, ['deactivated', ago(world, 10)]);
    addVoucher(world, identity, {
      word: 'fietstegoed-greta',
      fund: funds.fietstegoed,
      amount: 20_000,
      days_ago: 1,
      changes: { state: 'pending' },
    });
    return identity;
  },
};
