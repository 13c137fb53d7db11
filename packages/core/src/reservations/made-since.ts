import type { Failure } from '../shared/failure.ts';
import { completeItems, type WholeList } from '../shared/page.ts';
import { mapResult, ok, type Result } from '../shared/result.ts';
import { isPaidBack } from './reservation-rules.ts';
import type { ReservationOrder } from './reservation-order.ts';
import type { Reservation } from './reservation.ts';

/**
 * The reservation of an order that was not there before; not one that was cancelled since. Null when there is none. Fails when
 * the list is incomplete, because then absence proves nothing.
 */
export function madeSince(
  reservations: Result<WholeList<Reservation>, Failure>,
  idsBefore: readonly string[],
  order: Pick<ReservationOrder, 'firstName' | 'lastName'>,
): Result<Reservation | null, Failure> {
  if (!reservations.ok) return reservations;
  const made = reservations.value.items.find(
    ({ id, state, notes }) =>
      !idsBefore.includes(id) &&
      !isPaidBack(state) &&
      notes.firstName === order.firstName &&
      notes.lastName === order.lastName,
  );
  return made === undefined ? mapResult(completeItems(reservations), () => null) : ok(made);
}

/** The reservation that waits for its online payment; null without one. */
export function unpaidIn(reservations: readonly Reservation[]): Reservation | null {
  return reservations.find(({ state }) => state === 'waiting') ?? null;
}
