import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addVoucher } from '../src/seed/voucher.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident with one live voucher and one fund still to claim, which she is entitled to. */
export const persona: Persona = {
  sentence: 'A resident with one live voucher and one fund still to claim, which she is entitled to.',
  full_name: 'Joke Brouwer',
  bsn: '999908406',
  email: 'joke@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'joke',
      bsn: '999908406',
      confirmed_seconds_ago: 60,
      email: 'joke@post.example',
    });
    addFacts(world, identity, meetsEverything);
    addVoucher(world, identity, {
      word: 'meedoentegoed-joke',
      fund: funds.meedoentegoed,
      amount: 15_000,
      days_ago: 40,
    });
    return identity;
  },
};
