import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { addClaim } from './claim.ts';
import { addFundRequest, addQuestion } from './fund-request.ts';
import { funds } from './fund-ids.ts';
import { addReservation } from './reservation.ts';
import { addMovements, addVoucher } from './voucher.ts';

/** Noor's voucher of € 300 with € 187,50 left: a swimming lesson, two books and a claim that was paid. */
export function addKindtegoedOfNoor(world: World, identity: IdentityRow): void {
  const voucher = addVoucher(world, identity, {
    word: 'kindtegoed-noor',
    fund: funds.kindtegoed,
    amount: 30_000,
    days_ago: 81,
    for: 'Noor',
  });
  addMovements(world, voucher, [
    { days_ago: 27, hours_ago: 4, amount: 1900, at: 'leeslint' },
    { days_ago: 3, hours_ago: 1, amount: 8600, at: 'golfslag', product: 201 },
  ]);
  addClaim(world, voucher, {
    title: 'Zwembril',
    amount: 750,
    days_ago: 46,
    state: 'approved',
    name: 'S. de Wit',
    description: 'De zwembril die bij de les hoort.',
  });
}

/** Ilyas' voucher of € 300 with € 187,50 left: payments, an accepted and a pending reservation. */
export function addKindtegoedOfIlyas(world: World, identity: IdentityRow): void {
  const voucher = addVoucher(world, identity, {
    word: 'kindtegoed-ilyas',
    fund: funds.kindtegoed,
    amount: 30_000,
    days_ago: 81,
    for: 'Ilyas',
  });
  addMovements(world, voucher, [
    { days_ago: 55, hours_ago: 3, amount: 3500, at: 'pirouette' },
    { days_ago: 27, hours_ago: 4, amount: 2650, at: 'leeslint' },
  ]);
  addReservation(world, voucher, {
    product: 210,
    days_ago: 6,
    name: ['Ilyas', 'de Wit'],
    ending: 'accepted',
  });
  addReservation(world, voucher, {
    product: 231,
    days_ago: 2,
    name: ['Ilyas', 'de Wit'],
    ending: 'pending',
    note: 'Ilyas is 9 jaar en houdt van dieren.',
  });
}

/** The parent's own voucher of € 150: € 42,50 is left and it ends within a month. */
export function addMeedoentegoed(world: World, identity: IdentityRow): void {
  const voucher = addVoucher(world, identity, {
    word: 'meedoentegoed-samira',
    fund: funds.meedoentegoed,
    amount: 15_000,
    days_ago: 341,
    last_day: 24,
  });
  addMovements(world, voucher, [
    { days_ago: 300, amount: 3800, at: 'zolder', product: 245 },
    { days_ago: 261, amount: 750, at: 'lantaarn', product: 249 },
    { days_ago: 204, hours_ago: 6, amount: 2200, at: 'knip', product: 271 },
    { days_ago: 150, amount: 2500, at: 'lantaarn', product: 239 },
    { days_ago: 76, hours_ago: 2, amount: 1500, at: 'lumen', product: 241 },
  ]);
}

/** Last year's voucher, expired with a little left. */
export function addOldVoucher(world: World, identity: IdentityRow): void {
  const voucher = addVoucher(world, identity, {
    word: 'kindtegoed-vorig-jaar',
    fund: funds.kindtegoed,
    amount: 30_000,
    days_ago: 410,
    last_day: -45,
    for: 'Noor',
  });
  addMovements(world, voucher, [
    { days_ago: 380, amount: 14_000, at: 'voetbal', product: 204 },
    { days_ago: 330, amount: 6400, at: 'kleurrijk', product: 224 },
    { days_ago: 190, amount: 8600, at: 'golfslag', product: 201 },
  ]);
}

/** A pending request with a question that waits for an answer. */
export function addWarmWonen(world: World, identity: IdentityRow): void {
  const request = addFundRequest(world, identity, {
    fund: funds.warmwonen,
    state: 'pending',
    days_ago: 12,
    answers: { municipality: 'Zonnedorp', base_salary: '1640', net_worth: '2100' },
  });
  addQuestion(world, request, {
    about: 'base_salary',
    question: 'Wij missen een foto van uw energierekening. Kunt u die sturen?',
    days_ago: 2,
  });
}
