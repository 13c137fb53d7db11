import { ago } from '../../fixtures/seed/values/dates.ts';
import { newPayment } from '../domain/reservations/extra-payment.ts';
import { freshCode } from '../domain/reservations/reservations.ts';
import type { World } from '../world/world.ts';

const todaysStates = [
  'waiting',
  'canceled_by_sponsor',
  'canceled_payment_failed',
  'canceled_payment_expired',
  'canceled_payment_canceled',
] as const;

/** Adds a reservation in each state that only the platform of July 2026 has to those of a resident. */
export function addTodaysStates(world: World, address: string): void {
  const rows = world.table('product_reservations');
  const like = rows.first('identity_address', address);
  if (!like) throw new Error(`The resident ${address} has no reservation.`);
  const { id: _id, ...likeIt } = like;
  for (const state of todaysStates) {
    const code = freshCode(world, (one) => rows.first('code', one) !== undefined);
    const now = { created_at: world.now(), canceled_at: null, extra_payment: newPayment(world, 8_00) };
    rows.insert({ ...likeIt, code, state, ...(state === 'waiting' ? now : { canceled_at: ago(world, 1) }) });
  }
}
