import type { World } from '../../store/world.ts';
import { accountOf } from '../cast.ts';
import { funds } from '../fund-ids.ts';
import { addReservation } from '../reservation.ts';
import { addVoucher } from '../voucher.ts';
import type { VoucherRow } from '../../store/table-vouchers.ts';
import { edgeOffers } from './edge-offers.ts';

/** A note as long as one may be. */
const note = 'Wij komen met z’n tweeën. '.repeat(16).trim().slice(0, 400);

function meedoentegoedOf(world: World, persona: string): VoucherRow {
  const own = world.table('vouchers').where('identity_address', accountOf(world, persona).address);
  const voucher = own.find(({ fund_id }) => fund_id === funds.meedoentegoed);
  if (!voucher) throw new Error(`${persona} has no Meedoentegoed.`);
  return voucher;
}

/** Kees reached his own limit, Joke took the only place of all, and one reservation has every field filled in. */
export function reserveAtTheEdges(world: World): void {
  const kees = meedoentegoedOf(world, 'kees');
  addVoucher(world, accountOf(world, 'kees'), {
    word: 'actiepas-kees',
    fund: funds.actiepas,
    amount: 0,
    days_ago: 40,
  });
  const name = ['Kees', 'Bakker'] as const;
  addReservation(world, kees, { product: edgeOffers.ownLimit, days_ago: 3, name, ending: 'accepted' });
  addReservation(world, meedoentegoedOf(world, 'joke'), {
    product: edgeOffers.allGone,
    days_ago: 1,
    name: ['Joke', 'Brouwer'],
    ending: 'pending',
  });
  const line = { product: edgeOffers.noPicture, days_ago: 1, name, note, birth_date: '1971-04-09' };
  const full = addReservation(world, kees, { ...line, ending: 'pending' });
  world.table('product_reservations').update(full, {
    phone: '(0123) 45 99 01',
    address: 'Beukenlaan 12 B, 9990 BL Zonnedorp',
  });
}
