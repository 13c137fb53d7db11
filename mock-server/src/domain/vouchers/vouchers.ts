import { isPaymentLate, isReservationExpired } from './reservation-expiry.ts';
import { isExpired, type Movements } from './voucher-state.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import type { World } from '../../world/world.ts';

/** A fund that must exist because a row names it. */
export function fundOf(world: World, id: number): FundRow {
  const fund = world.table('funds').get(id);
  if (!fund) throw new Error(`The world has no fund ${id}, but a row names it.`);
  return fund;
}

/** Does this product voucher hold money for a reservation that nobody answered or paid in time? Then it holds it no longer. */
function isLapsed(world: World, row: VoucherRow): boolean {
  if (row.product_reservation_id === null) return false;
  const reservation = world.table('product_reservations').get(row.product_reservation_id);
  if (reservation === undefined) return false;
  return isReservationExpired(reservation, world.now()) || isPaymentLate(reservation, world.now());
}

/** Payments, product vouchers and reimbursements of a voucher. */
export const movementsOf = (world: World, voucher: VoucherRow): Movements => ({
  transactions: world.table('transactions').where('voucher_id', voucher.id),
  productVouchers: world
    .table('vouchers')
    .where('parent_id', voucher.id)
    .filter((row) => !isLapsed(world, row)),
  reimbursements: world.table('reimbursements').where('voucher_id', voucher.id),
});

/** Vouchers of an identity in a fund that are not past their last day; one that was stopped still counts. */
export const liveVouchers = (world: World, address: string, fundId: number): VoucherRow[] =>
  world
    .table('vouchers')
    .where('identity_address', address)
    .filter((voucher) => voucher.fund_id === fundId && voucher.product_reservation_id === null)
    .filter((voucher) => !isExpired(voucher, fundOf(world, fundId), world.now()));

/** By either of the two addresses. */
export const voucherAt = (world: World, address: string): VoucherRow | undefined =>
  world.table('vouchers').first('address', address) ?? world.table('vouchers').first('address_printable', address);
