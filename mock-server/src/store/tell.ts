import { isExpired } from '../rules/voucher-state.ts';
import { notify } from './notify.ts';
import type { NotificationRow } from './table-notices.ts';
import type { FundRequestRow } from './table-funds.ts';
import type { ReimbursementRow, ReservationRow } from './table-reservations.ts';
import type { FundProviderRow } from './table-tenants.ts';
import type { VoucherRow } from './table-vouchers.ts';
import { fundOf } from './vouchers.ts';
import type { World } from './world.ts';

/** The words for a fund, and the sponsor behind the notice. */
function aboutFund(world: World, fundId: number): { about: { fund: string }; organization_id: number } {
  const fund = fundOf(world, fundId);
  return { about: { fund: fund.name }, organization_id: fund.organization_id };
}

/** The words for an offer, and the provider behind the notice; nothing for an offer that is gone. */
function aboutProduct(
  world: World,
  productId: number,
): { about: { product: string; provider: string }; organization_id: number } | null {
  const product = world.table('products').get(productId);
  const provider = product && world.table('organizations').get(product.organization_id);
  if (!product || !provider) return null;
  return { about: { product: product.name, provider: provider.name }, organization_id: provider.id };
}

/** Tells the requester what became of a request, e.g. `fund_request_approved`. */
export const tellOfRequest = (world: World, request: FundRequestRow, type: string): NotificationRow =>
  notify(world, request.identity_address, { type, ...aboutFund(world, request.fund_id) });

/** Tells the owner that a voucher came: assigned to the account, or made for it. */
export function tellOfVoucher(world: World, voucher: VoucherRow, how: 'assigned' | 'added'): void {
  if (voucher.identity_address === null) return;
  if (voucher.product_id !== null) {
    const offer = aboutProduct(world, voucher.product_id);
    const type = how === 'assigned' ? 'identity_voucher_assigned_product' : 'product_voucher_added';
    if (offer) notify(world, voucher.identity_address, { type, ...offer });
    return;
  }
  const subsidy = fundOf(world, voucher.fund_id).type === 'subsidies';
  const type = how === 'assigned' ? 'identity_voucher_assigned' : 'voucher_added';
  notify(world, voucher.identity_address, {
    type: `${type}_${subsidy ? 'subsidy' : 'budget'}`,
    ...aboutFund(world, voucher.fund_id),
  });
}

/** Tells the owner of something done with a regular voucher, e.g. `voucher_physical_card_requested`. */
export function tellOfUse(world: World, voucher: VoucherRow, type: string): void {
  if (voucher.identity_address === null) return;
  notify(world, voucher.identity_address, { type, ...aboutFund(world, voucher.fund_id) });
}

/** Tells the resident of an offer: a reservation, a message to its provider. */
export function tellOfProduct(
  world: World,
  of: Pick<ReservationRow, 'identity_address' | 'product_id'>,
  type: string,
): void {
  const offer = aboutProduct(world, of.product_id);
  if (offer) notify(world, of.identity_address, { type, ...offer });
}

/** What a resident hears of a reservation in each state; of the own cancellation nothing. */
const reservationNews: { readonly [state in ReservationRow['state']]: string | null } = {
  pending: 'product_reservation_created',
  accepted: 'product_reservation_accepted',
  rejected: 'product_reservation_rejected',
  canceled: 'product_reservation_canceled',
  canceled_by_client: null,
};

/** Tells the resident in which state the reservation is now. */
export function tellOfReservation(world: World, row: ReservationRow): void {
  const type = reservationNews[row.state];
  if (type !== null) tellOfProduct(world, row, type);
}

/** What a resident hears of a claim in each state; of a draft nothing. */
const claimNews: { readonly [state in ReimbursementRow['state']]: string | null } = {
  draft: null,
  pending: 'reimbursement_submitted',
  approved: 'reimbursement_approved',
  declined: 'reimbursement_declined',
};

/** Tells the resident in which state the claim is now. */
export function tellOfClaim(world: World, claim: ReimbursementRow): void {
  const voucher = world.table('vouchers').get(claim.voucher_id);
  const type = claimNews[claim.state];
  if (voucher && type !== null) tellOfUse(world, voucher, type);
}

/** Tells everybody with a live voucher of a budget fund that a provider joined it. */
export function tellOfProvider(world: World, place: FundProviderRow): void {
  const fund = fundOf(world, place.fund_id);
  const provider = world.table('organizations').get(place.organization_id);
  if (fund.type !== 'budget' || !provider) return;
  const holders = world
    .table('vouchers')
    .where('fund_id', fund.id)
    .filter((voucher) => voucher.type === 'regular' && !isExpired(voucher, fund, world.now()))
    .map((voucher) => voucher.identity_address);
  for (const address of new Set(holders)) {
    if (address === null) continue;
    const about = { fund: fund.name, provider: provider.name };
    notify(world, address, {
      type: 'requester_provider_approved_budget',
      about,
      organization_id: fund.organization_id,
    });
  }
}
