import { dayLength, dayOf, noonOf } from '../../calendar.ts';
import { cancelDays } from './reservation.ts';
import { isReservationExpired } from '../vouchers/reservation-expiry.ts';
import { isExpired, lastDay, paymentState } from '../vouchers/voucher-state.ts';
import { newVoucher } from '../vouchers/issue.ts';
import { newPayment, paidBack } from './extra-payment.ts';
import { onlineRest, reservableUntil, reservationAmounts } from './reservable.ts';
import type { Instant } from '../../tables/row.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { ReservationRow } from '../../tables/reservations.ts';
import type { ProductRow } from '../../tables/products.ts';
import type { TransactionRow, VoucherRow } from '../../tables/vouchers.ts';
import { fundOf } from '../vouchers/vouchers.ts';
import type { World } from '../../world/world.ts';

/** What the resident tells the provider. */
export type ReservationWords = Pick<
  ReservationRow,
  'first_name' | 'last_name' | 'user_note' | 'phone' | 'address' | 'birth_date' | 'answers'
>;

/** Eight digits that are not taken yet. */
export function freshCode(world: World, isTaken: (code: string) => boolean): string {
  const draw = (): string => String(world.random.between(10_000_000, 99_999_999));
  let code = draw();
  while (isTaken(code)) code = draw();
  return code;
}

/** Counts the stock of an offer again after something happened to a reservation of it. */
export function moveStock(
  world: World,
  productId: number,
  change: { readonly reserved?: number; readonly sold?: number },
): void {
  const product = world.table('products').get(productId);
  if (!product) return;
  world.table('products').update(product, {
    reserved_amount: Math.max(0, product.reserved_amount + (change.reserved ?? 0)),
    sold_amount: Math.max(0, product.sold_amount + (change.sold ?? 0)),
  });
}

/** The product voucher that holds the amount of a reservation. */
export const heldVoucher = (world: World, row: ReservationRow): VoucherRow | undefined =>
  world.table('vouchers').first('product_reservation_id', row.id);

/** Gives back what a reservation holds. */
export function release(world: World, row: ReservationRow): void {
  const held = heldVoucher(world, row);
  if (held) world.table('vouchers').remove(held);
}

/** Accepted without a person: the offer says so, or leaves it to a provider who does. */
export function acceptsAtOnce(world: World, product: ProductRow): boolean {
  if (product.reservation_policy !== 'global') return product.reservation_policy === 'accept';
  return world.table('organizations').get(product.organization_id)?.reservations_auto_accept ?? false;
}

/**
 * Reserves an offer: holds the amount, takes it from the stock, and accepts it where nobody has to look. With a rest to pay online it
 * waits for that.
 */
export function reserve(
  world: World,
  about: { readonly voucher: VoucherRow; readonly product: ProductRow; readonly words: ReservationWords },
): ReservationRow {
  const { voucher, product, words } = about;
  const fund = fundOf(world, voucher.fund_id);
  const rows = world.table('product_reservations');
  const { amount, price } = reservationAmounts(world, product, fund);
  const rest = onlineRest(world, voucher, product);
  const row = rows.insert({
    ...words,
    amount: amount - rest,
    price,
    code: freshCode(world, (code) => rows.first('code', code) !== undefined),
    voucher_id: voucher.id,
    product_id: product.id,
    identity_address: voucher.identity_address ?? '',
    state: rest === 0 ? 'pending' : 'waiting',
    ...(rest === 0 ? {} : { extra_payment: newPayment(world, rest) }),
    expire_at: reservableUntil(product, voucher, fund),
    transaction_id: null,
    created_at: world.now(),
    accepted_at: null,
    rejected_at: null,
    canceled_at: null,
  });
  hold(world, row, fund);
  moveStock(world, product.id, { reserved: 1 });
  return rest === 0 && acceptsAtOnce(world, product) ? accept(world, row) : row;
}

function hold(world: World, row: ReservationRow, fund: FundRow): void {
  world.table('vouchers').insert({
    ...newVoucher(world, fund),
    type: 'product',
    identity_address: row.identity_address,
    amount: row.amount,
    expire_at: row.expire_at,
    parent_id: row.voucher_id,
    product_id: row.product_id,
    product_reservation_id: row.id,
    history: [{ id: 1, event: 'created_product', created_at: world.now() }],
  });
}

/** A payment goes to the bank 14 days after the acceptance, or at the end of the fund if that is sooner. */
const transferMoment = (acceptedAt: Instant, fund: FundRow): Instant =>
  Math.max(acceptedAt, Math.min(acceptedAt + cancelDays * dayLength, noonOf(fund.end_date)));

/** Books the payment to the provider. */
export function accept(world: World, row: ReservationRow): ReservationRow {
  const held = heldVoucher(world, row);
  if (!held) throw new Error(`Nothing holds the amount of reservation ${row.id}.`);
  const product = world.table('products').get(row.product_id);
  const now = world.now();
  const payment = world.table('transactions').insert({
    address: world.random.address(),
    voucher_id: held.id,
    organization_id: product?.organization_id ?? null,
    product_id: row.product_id,
    amount: row.amount,
    state: 'pending',
    target: 'provider',
    transfer_at: transferMoment(now, fundOf(world, held.fund_id)),
    created_at: now,
  });
  moveStock(world, row.product_id, { reserved: -1, sold: 1 });
  return world
    .table('product_reservations')
    .update(row, { state: 'accepted', accepted_at: now, transaction_id: payment.id });
}

const voucherLives = (world: World, row: ReservationRow): boolean => {
  const voucher = world.table('vouchers').get(row.voucher_id);
  if (!voucher || voucher.state !== 'active') return false;
  return !isExpired(voucher, fundOf(world, voucher.fund_id), world.now());
};

/** The payment that an acceptance booked, if there is one. */
export const paymentOf = (world: World, row: ReservationRow): TransactionRow | undefined =>
  row.transaction_id === null ? undefined : world.table('transactions').get(row.transaction_id);

/** The provider accepts; null when the state machine does not allow it. */
export function acceptReservation(world: World, row: ReservationRow): ReservationRow | null {
  const deleted = world.table('products').get(row.product_id)?.deleted_at !== null;
  const late = isReservationExpired(row, world.now());
  return row.state === 'pending' && !late && !deleted && voucherLives(world, row) ? accept(world, row) : null;
}

/** The provider refuses; the amount and the stock come back. */
export function rejectReservation(world: World, row: ReservationRow): ReservationRow | null {
  if (row.state !== 'pending' || !voucherLives(world, row)) return null;
  release(world, row);
  moveStock(world, row.product_id, { reserved: -1 });
  return world
    .table('product_reservations')
    .update(row, { state: 'rejected', rejected_at: world.now(), ...paidBack(world, row) });
}

/** The provider takes an acceptance back, as long as the payment has not gone to the bank. */
export function cancelByProvider(world: World, row: ReservationRow): ReservationRow | null {
  const payment = paymentOf(world, row);
  if (row.state !== 'accepted' || !payment || paymentState(payment, world.now()) !== 'pending') return null;
  world.table('transactions').update(payment, { state: 'canceled' });
  release(world, row);
  moveStock(world, row.product_id, { sold: -1 });
  return world
    .table('product_reservations')
    .update(row, { state: 'canceled', canceled_at: world.now(), ...paidBack(world, row) });
}

/** The resident takes a pending reservation back; the caller has checked that it is still allowed. */
export function cancelByResident(world: World, row: ReservationRow): ReservationRow {
  release(world, row);
  moveStock(world, row.product_id, { reserved: -1 });
  const canceled = { state: 'canceled_by_client', canceled_at: world.now(), ...paidBack(world, row) } as const;
  return world.table('product_reservations').update(row, canceled);
}

/** All reservations that a resident ever made. */
export const reservationsOf = (world: World, address: string): readonly ReservationRow[] =>
  world.table('product_reservations').where('identity_address', address);

/** The last day of the voucher that pays. */
export const voucherEndOf = (world: World, row: ReservationRow): string => {
  const voucher = world.table('vouchers').get(row.voucher_id);
  if (!voucher) return dayOf(row.created_at);
  return lastDay(voucher, fundOf(world, voucher.fund_id));
};
