import type { IdentityRow } from '../store/table-people.ts';
import type { ProductRow } from '../store/table-tenants.ts';
import type { VoucherRow } from '../store/table-vouchers.ts';
import type { World } from '../store/world.ts';
import { addClaim } from './claim.ts';
import type { ClaimLine } from './claim.ts';
import { providerId } from './providers.ts';
import { addReservation } from './reservation.ts';
import type { Ending } from './reservation.ts';
import { addMovements } from './voucher.ts';

/** Offers of a provider that can be reserved, cheapest first; without those with a stock, so that no count changes. */
const reservableOffers = (world: World, provider: string): readonly ProductRow[] =>
  world
    .table('products')
    .where('organization_id', providerId(provider))
    .filter((offer) => offer.price_type === 'regular' && offer.unlimited_stock && offer.shown_on_webshop)
    .toSorted((one, other) => one.price - other.price || one.id - other.id);

const shops = ['ijskoud', 'rechtop', 'turnlust', 'schoolplein', 'speelberg', 'ijskoud', 'golfslag'] as const;

/** A payment every two weeks for a year, with a gift halfway and one payment that the bank has not seen yet. */
export function addYearOfPayments(world: World, voucher: VoucherRow): void {
  addMovements(world, voucher, [
    ...Array.from({ length: 24 }, (_, turn) => ({
      days_ago: 345 - turn * 14,
      hours_ago: (turn * 5) % 9,
      amount: 350 + ((turn * 35) % 8) * 50,
      at: shops[turn % shops.length] ?? 'ijskoud',
    })),
    { days_ago: 170, amount: 2500, target: 'top_up' },
    { days_ago: 2, amount: 450, at: 'ijskoud', state: 'pending' },
  ]);
}

const recent: readonly Ending[] = ['pending', 'accepted', 'rejected', 'canceled', 'canceled_by_client', 'expired'];
const older: readonly Ending[] = ['accepted', 'canceled', 'rejected', 'canceled_by_client', 'accepted', 'expired'];

/** Of the last three months every state twice, before that what was decided: more than a page of both kinds of the list. */
const endings: readonly Ending[] = [...recent, ...recent, ...older, ...older, ...older, ...older, ...older];

/** Reservations of small offers, eight days apart: one that still waits is older than the days in which one may cancel. */
export function addYearOfReservations(world: World, voucher: VoucherRow, name: readonly [string, string]): void {
  const offers = ['schoolplein', 'turnlust', 'ijskoud', 'speelberg'].flatMap((key) =>
    reservableOffers(world, key)
      .filter(({ price, reservation_policy }) => price > 0 && reservation_policy !== 'accept')
      .slice(0, 4),
  );
  endings.forEach((ending, turn) => {
    const product = offers[turn % offers.length]?.id ?? 0;
    addReservation(world, voucher, { product, days_ago: 2 + turn * 8, name, ending });
  });
}

const claims: readonly (readonly [title: string, amount: number])[] = [
  ['Turnpakje', 2450],
  ['Busreis naar het museum', 640],
  ['Boeken voor de brugklas', 3895],
  ['Contributie scouting', 2500],
  ['Gymschoenen', 1995],
  ['Kaartje schaatsbaan', 550],
  ['Knutselspullen', 1275],
  ['Zwemvliezen', 1650],
  ['Schoolreis', 3000],
  ['Rekenmachine', 2650],
  ['Blokfluit', 1895],
  ['Sjaal voor het koor', 850],
  ['Zwemdiploma B', 1200],
  ['Passer en geodriehoek', 725],
  ['Entree speelbos', 1100],
  ['Muziekboek', 1450],
  ['Huur van een viool', 2200],
  ['Wandelschoenen', 3450],
];

/** The newest first; whatever is older than the weeks in which the municipality answers has been decided. */
const claimStates: readonly ClaimLine['state'][] = ['pending', 'draft', 'pending', 'declined'];
const decided: readonly ClaimLine['state'][] = ['approved', 'approved', 'declined'];

/** Eighteen claims, 18 days apart and in every state: more than a page. */
export function addYearOfClaims(world: World, voucher: VoucherRow, name: string): void {
  claims.forEach(([title, amount], turn) => {
    const state = claimStates[turn] ?? decided[turn % decided.length] ?? 'approved';
    const reason = state === 'declined' ? 'De bon is niet te lezen. Stuur hem nog een keer.' : null;
    addClaim(world, voucher, {
      title,
      amount,
      days_ago: 3 + turn * 18,
      state,
      name,
      ...(reason === null ? {} : { reason }),
    });
  });
}

/** Bookmarks over more than one page, the first of them on offers that are sold out or over. */
export function addManyBookmarks(world: World, identity: IdentityRow): void {
  const offers = world.table('products').all();
  const gone = offers.filter((offer) => !offer.unlimited_stock && offer.sold_amount >= offer.total_amount).slice(0, 2);
  const kept = ['turnlust', 'schoolplein', 'speelberg'].flatMap((key) => reservableOffers(world, key).slice(0, 10));
  for (const { id } of [...gone, ...kept]) {
    world.table('bookmarks').insert({ identity_address: identity.address, product_id: id });
  }
}
