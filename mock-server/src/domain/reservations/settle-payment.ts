import type { ExtraPayment, ReservationRow } from '../../tables/reservations.ts';
import type { World } from '../../world/world.ts';
import { asOfNow } from './extra-payment.ts';
import { accept, acceptsAtOnce, moveStock, release } from './reservations.ts';

/** How a payment ends, or that it is with the bank. */
export type PaymentOutcome = Exclude<ExtraPayment['state'], 'open'>;

/** The reservation of a payment, as it is now. */
export function reservationToPay(world: World, uid: string): ReservationRow | undefined {
  const row = world
    .table('product_reservations')
    .all()
    .find(({ extra_payment }) => extra_payment?.uid === uid);
  return row && asOfNow(row, world.now());
}

/** Tells the platform how the payment of a reservation ended; null when the reservation waits for none. */
export function settlePayment(world: World, row: ReservationRow, outcome: PaymentOutcome): ReservationRow | null {
  const { extra_payment } = row;
  if (row.state !== 'waiting' || !extra_payment) return null;
  const rows = world.table('product_reservations');
  const now = world.now();
  if (outcome === 'pending') return rows.update(row, { extra_payment: { ...extra_payment, state: outcome } });
  if (outcome !== 'paid') {
    release(world, row);
    moveStock(world, row.product_id, { reserved: -1 });
    const ended = { ...extra_payment, state: outcome };
    return rows.update(row, { state: `canceled_payment_${outcome}`, canceled_at: now, extra_payment: ended });
  }
  const paid = rows.update(row, { state: 'pending', extra_payment: { ...extra_payment, state: 'paid', paid_at: now } });
  const product = world.table('products').get(row.product_id);
  return product && acceptsAtOnce(world, product) ? accept(world, paid) : paid;
}
