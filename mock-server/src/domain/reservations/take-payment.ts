import { paymentProblem, type PaymentProblem } from '../vouchers/payment.ts';
import { amountLeft, isExpired } from '../vouchers/voucher-state.ts';
import { moveStock } from './reservations.ts';
import type { Cents } from '../../tables/row.ts';
import type { TransactionRow, VoucherRow } from '../../tables/vouchers.ts';
import { fundOf, movementsOf } from '../vouchers/vouchers.ts';
import type { World } from '../../world/world.ts';

/** A voucher that is shown to a provider. */
export type AtCheckout = { readonly voucher: VoucherRow; readonly organization_id: number; readonly amount: Cents };

/** Providers that may take this voucher: those of the offer, or those that the fund accepted for payments. */
export function acceptingProviders(world: World, voucher: VoucherRow): readonly number[] {
  if (voucher.product_id !== null) {
    const product = world.table('products').get(voucher.product_id);
    return product ? [product.organization_id] : [];
  }
  return world
    .table('fund_providers')
    .where('fund_id', voucher.fund_id)
    .filter((place) => place.state === 'accepted' && place.allow_budget)
    .map((place) => place.organization_id);
}

/** What can be spent now; the voucher of an offer is spent whole and once. */
export function leftAtCheckout(world: World, voucher: VoucherRow): Cents {
  if (voucher.type === 'regular') return amountLeft(voucher, movementsOf(world, voucher));
  return world.table('transactions').where('voucher_id', voucher.id).length > 0 ? 0 : voucher.amount;
}

/** A provider scans a voucher and takes money from it. The caller notifies the owner. */
export function takePayment(
  world: World,
  { voucher, organization_id, amount }: AtCheckout,
): { readonly payment: TransactionRow } | { readonly problem: PaymentProblem } {
  const problem = paymentProblem({
    active: voucher.state === 'active',
    expired: isExpired(voucher, fundOf(world, voucher.fund_id), world.now()),
    accepted: acceptingProviders(world, voucher).includes(organization_id),
    left: leftAtCheckout(world, voucher),
    amount,
  });
  if (problem !== null) return { problem };
  const payment = world.table('transactions').insert({
    address: world.random.address(),
    voucher_id: voucher.id,
    organization_id,
    product_id: voucher.product_id,
    amount,
    state: 'success',
    target: 'provider',
    created_at: world.now(),
  });
  countSale(world, voucher, payment);
  return { payment };
}

/** What is paid with the voucher of an offer is sold: it was reserved until now, or nobody had counted it yet. */
function countSale(world: World, voucher: VoucherRow, payment: TransactionRow): void {
  if (voucher.product_id === null) return;
  const reservation = world.table('product_reservations').get(voucher.product_reservation_id ?? 0);
  moveStock(world, voucher.product_id, { sold: 1, ...(reservation ? { reserved: -1 } : {}) });
  if (!reservation) return;
  world
    .table('product_reservations')
    .update(reservation, { state: 'accepted', accepted_at: payment.created_at, transaction_id: payment.id });
}
