import { notify } from './notify.ts';
import type { NotificationRow } from './table-notices.ts';
import type { FundRequestRow } from './table-funds.ts';
import type { ReimbursementRow, ReservationRow } from './table-reservations.ts';
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

/** Tells the resident what became of a claim, e.g. `reimbursement_approved`. */
export function tellOfClaim(world: World, claim: ReimbursementRow, type: string): void {
  const voucher = world.table('vouchers').get(claim.voucher_id);
  if (voucher) tellOfUse(world, voucher, type);
}
