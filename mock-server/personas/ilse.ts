import type { Persona } from '../src/store/scenario.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addReservation } from '../src/seed/reservation.ts';
import type { Ending } from '../src/seed/reservation.ts';
import { addVoucher } from '../src/seed/voucher.ts';

const reservations: readonly (readonly [product: number, ending: Ending, days_ago: number])[] = [
  [241, 'accepted', 4],
  [252, 'pending', 1],
  [249, 'expired', 30],
  [223, 'canceled', 20],
  [243, 'rejected', 12],
  [246, 'canceled_by_client', 9],
];

/** A resident with a reservation in every state. */
export const persona: Persona = {
  sentence: 'A resident with a reservation in every state.',
  full_name: 'Ilse Vos',
  bsn: '999917882',
  email: 'ilse@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'ilse',
      bsn: '999917882',
      confirmed_seconds_ago: 60,
      email: 'ilse@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, given_name: 'Ilse', family_name: 'Vos' });
    const voucher = addVoucher(world, identity, {
      word: 'meedoentegoed-ilse',
      fund: funds.meedoentegoed,
      amount: 15_000,
      days_ago: 70,
    });
    for (const [product, ending, days_ago] of reservations) {
      addReservation(world, voucher, { product, ending, days_ago, name: ['Ilse', 'Vos'] });
    }
    return identity;
  },
};
