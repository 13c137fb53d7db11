import { notify } from '../store/notify.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { ProductRow } from '../store/table-tenants.ts';
import type { VoucherRow } from '../store/table-vouchers.ts';
import type { World } from '../store/world.ts';
import { addClaim } from './claim.ts';
import type { ClaimLine } from './claim.ts';
import { ago } from './dates.ts';
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

const shops = ['korenbloem', 'volksuni', 'rechtop', 'vitaal', 'schouwburg', 'korenbloem', 'lantaarn'] as const;

/** A payment every two weeks for a year, with a gift halfway and one payment that the bank has not seen yet. */
export function addYearOfPayments(world: World, voucher: VoucherRow): void {
  addMovements(world, voucher, [
    ...Array.from({ length: 24 }, (_, turn) => ({
      days_ago: 345 - turn * 14,
      hours_ago: (turn * 5) % 9,
      amount: 350 + ((turn * 35) % 8) * 50,
      at: shops[turn % shops.length] ?? 'korenbloem',
    })),
    { days_ago: 170, amount: 2500, target: 'top_up' },
    { days_ago: 2, amount: 450, at: 'korenbloem', state: 'pending' },
  ]);
}

const endings: readonly Ending[] = ['pending', 'accepted', 'rejected', 'canceled', 'canceled_by_client', 'expired'];

/** Reservations of small offers in every state, twice and more: one older than the days in which one may cancel. */
export function addYearOfReservations(world: World, voucher: VoucherRow, name: readonly [string, string]): void {
  const offers = ['volksuni', 'schoolplein', 'korenbloem', 'turnlust'].flatMap((key) =>
    reservableOffers(world, key)
      .filter(({ price }) => price > 0)
      .slice(0, 4),
  );
  offers.slice(0, 14).forEach((offer, turn) =>
    addReservation(world, voucher, {
      product: offer.id,
      days_ago: 2 + turn * 9,
      name,
      ending: endings[turn % endings.length] ?? 'pending',
    }),
  );
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
];

const claimStates: readonly ClaimLine['state'][] = ['pending', 'approved', 'declined', 'draft'];

/** Twelve claims, a month apart, in every state. */
export function addYearOfClaims(world: World, voucher: VoucherRow, name: string): void {
  claims.forEach(([title, amount], month) => {
    const state = claimStates[month % claimStates.length] ?? 'pending';
    const reason = state === 'declined' ? 'De bon is niet te lezen. Stuur hem nog een keer.' : null;
    addClaim(world, voucher, {
      title,
      amount,
      days_ago: 3 + month * 27,
      state,
      name,
      ...(reason === null ? {} : { reason }),
    });
  });
}

const events: readonly (readonly [type: string, about: { readonly [word: string]: string }])[] = [
  ['voucher_budget_transaction', { fund: 'Kindtegoed', provider: 'Bakkerij De Korenbloem', amount: '€ 4,50' }],
  ['product_reservation_created', { product: 'Gym voor 60-plussers', provider: 'Gymvereniging Turnlust' }],
  ['reimbursement_submitted', { fund: 'Kindtegoed' }],
  ['product_reservation_accepted', { product: 'Gym voor 60-plussers', provider: 'Gymvereniging Turnlust' }],
  ['reimbursement_declined', { fund: 'Kindtegoed' }],
  ['requester_provider_approved_budget', { fund: 'Kindtegoed', provider: 'Schoolwinkel Het Schoolplein' }],
];

/** Three notices a month for a year; those of the last month are unread. */
export function addYearOfNotices(world: World, identity: IdentityRow): void {
  for (let turn = 35; turn >= 0; turn -= 1) {
    const [type, about] = events[turn % events.length] ?? ['fund_request_created', { fund: 'Kindtegoed' }];
    notify(world, identity.address, { type, about, seen: turn > 2, at: ago(world, turn * 10, 4) });
  }
}

/** Bookmarks over more than one page, the first of them on offers that are sold out or over. */
export function addManyBookmarks(world: World, identity: IdentityRow): void {
  const offers = world.table('products').all();
  const gone = offers.filter((offer) => !offer.unlimited_stock && offer.sold_amount >= offer.total_amount).slice(0, 2);
  const kept = ['volksuni', 'schouwburg', 'speelberg'].flatMap((key) => reservableOffers(world, key).slice(0, 10));
  for (const { id } of [...gone, ...kept]) {
    world.table('bookmarks').insert({ identity_address: identity.address, product_id: id });
  }
}
