import { dayOf } from '../../calendar.ts';
import { limitAvailable, userPrice } from '../products/prices.ts';
import type { ReservationFacts } from './reservation.ts';
import { amountLeft, isExpired, lastDay } from '../vouchers/voucher-state.ts';
import { isApproved, isSoldOut, timesTaken } from '../products/products.ts';
import type { Cents, Day } from '../../tables/row.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { FundProductRow, ProductRow } from '../../tables/products.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { fundOf, liveVouchers, movementsOf } from '../vouchers/vouchers.ts';
import type { World } from '../../world/world.ts';

/** The sponsor's own approval of an offer in a fund, with its limits. */
export const approvalIn = (world: World, product: ProductRow, fund: FundRow): FundProductRow | undefined =>
  world
    .table('fund_products')
    .where('product_id', product.id)
    .find((item) => item.fund_id === fund.id);

type Limits = { readonly total: number | null; readonly personal: number | null };

/** How often an offer can still be taken, by everybody and by one resident; null is without a limit. */
export function limitsLeft(world: World, about: { product: ProductRow; fund: FundRow; owner: string }): Limits {
  const { product, fund, owner } = about;
  const approval = approvalIn(world, product, fund);
  if (!approval || (approval.limit_total === null && approval.limit_per_identity === null)) {
    return { total: null, personal: null };
  }
  const vouchers = liveVouchers(world, owner, fund.id);
  const counted = {
    usedTotal: timesTaken(world, { product, fund, owner: null }),
    usedByIdentity: timesTaken(world, { product, fund, owner }),
    multiplier: vouchers.reduce((total, voucher) => total + voucher.limit_multiplier, 0) || 1,
  };
  const none = { total: null, perIdentity: null };
  return {
    total: limitAvailable({ ...none, ...counted, total: approval.limit_total }),
    personal: limitAvailable({ ...none, ...counted, perIdentity: approval.limit_per_identity }),
  };
}

/** How often one resident can still take an offer: whichever of the two limits is nearer; null is without a limit. */
export const timesLeft = ({ total, personal }: Limits): number | null =>
  total === null || personal === null ? (total ?? personal) : Math.min(total, personal);

/** The switches of the offer and of its provider for this type of fund. */
export function isReservationEnabled(world: World, product: ProductRow, fund: FundRow): boolean {
  const provider = world.table('organizations').get(product.organization_id);
  const byProvider =
    fund.type === 'subsidies' ? provider?.reservations_subsidy_enabled : provider?.reservations_budget_enabled;
  return product.reservation_enabled && (byProvider ?? false);
}

/** Regular, active, not over, and of a fund of the platform itself: the conditions for a reservation or a reimbursement. */
export function isSpendable(world: World, voucher: VoucherRow): boolean {
  const fund = fundOf(world, voucher.fund_id);
  return (
    voucher.type === 'regular' &&
    voucher.state === 'active' &&
    fund.configured &&
    fund.type !== 'external' &&
    !isExpired(voucher, fund, world.now())
  );
}

/** Shares of the voucher (or the sponsor) and of the resident in one offer. */
export function reservationAmounts(
  world: World,
  product: ProductRow,
  fund: FundRow,
): { readonly amount: Cents; readonly price: Cents } {
  if (fund.type !== 'subsidies') return { amount: product.price, price: product.price };
  const paid = approvalIn(world, product, fund)?.amount ?? 0;
  return { amount: Math.min(paid, product.price), price: userPrice(product.price, paid) };
}

/** The first of the ends of offer, voucher and fund. */
export function reservableUntil(product: ProductRow, voucher: VoucherRow, fund: FundRow): Day {
  const end = lastDay(voucher, fund);
  return product.expire_at !== null && product.expire_at < end ? product.expire_at : end;
}

const isOnSale = (world: World, product: ProductRow): boolean =>
  product.deleted_at === null && (product.expire_at === null || product.expire_at >= dayOf(world.now()));

/** Can a resident pay online what the voucher lacks? */
const takesExtraPayment = (world: World, fund: FundRow): boolean =>
  world.settings.edition === '2026-07' && fund.extra_payments === true;

/** What the resident pays online: the part of the price that the voucher lacks. */
export function onlineRest(world: World, voucher: VoucherRow, product: ProductRow): Cents {
  const fund = fundOf(world, voucher.fund_id);
  if (!takesExtraPayment(world, fund)) return 0;
  return Math.max(0, product.price - Math.max(0, amountLeft(voucher, movementsOf(world, voucher))));
}

/** Everything that decides whether a voucher can pay for an offer. */
export function reservationFacts(
  world: World,
  voucher: VoucherRow | undefined,
  product: ProductRow | undefined,
): ReservationFacts {
  const unknown = { enabled: false, soldOut: true, fundAllows: false, affordable: false, approved: false };
  const limits = { totalLeft: null, personalLeft: null };
  if (!voucher || !product) {
    return { ...unknown, ...limits, hasVoucher: voucher !== undefined, hasProduct: product !== undefined };
  }
  const fund = fundOf(world, voucher.fund_id);
  const left = limitsLeft(world, { product, fund, owner: voucher.identity_address ?? '' });
  return {
    hasVoucher: true,
    hasProduct: true,
    enabled: isReservationEnabled(world, product, fund),
    soldOut: isSoldOut(product),
    fundAllows: fund.allow_reservations,
    affordable:
      fund.type === 'subsidies' ||
      takesExtraPayment(world, fund) ||
      amountLeft(voucher, movementsOf(world, voucher)) >= product.price,
    totalLeft: left.total,
    personalLeft: left.personal,
    approved: fund.state === 'active' && isOnSale(world, product) && isApproved(world, product, fund),
  };
}
