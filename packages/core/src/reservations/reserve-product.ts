import { isUncertain, type Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { completeItems, type WholeList } from '../shared/page.ts';
import { err, mapResult, ok, type Result } from '../shared/result.ts';
import { isPaidBack } from './reservation-rules.ts';
import type { ReservationOrder } from './reservation-order.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';

/** An order that is sent. */
export interface ReserveInput {
  readonly order: ReservationOrder;
  /**
   * The ids of the reservations of the product before an earlier attempt whose answer was lost; null for a first attempt.
   */
  readonly known: readonly string[] | null;
  /** Hears the ids before the order is sent, so that they survive a reload. */
  readonly onSending: (known: readonly string[]) => void;
}

/** `unknown_outcome`: nobody knows whether the platform reserved. A next attempt looks first and then sends. */
export type ReserveRefusal = 'unknown_outcome';

/**
 * Reserves a product. Looks at the reservations of the product before it sends, and again after an answer that was
 * lost, so that a resident never gets two reservations where one was meant.
 */
export class ReserveProduct {
  readonly #reservations: Pick<Reservations, 'listAll' | 'reserve'>;

  constructor(reservations: Pick<Reservations, 'listAll' | 'reserve'>) {
    this.#reservations = reservations;
  }

  async run(input: ReserveInput): Promise<Result<Reservation, Refusal<ReserveRefusal> | Failure>> {
    const { order, onSending } = input;
    const before = await this.#reservations.listAll({ productId: order.productId });
    if (!before.ok) return before;
    const earlier = input.known === null ? ok(null) : madeSince(before, input.known, order);
    if (!earlier.ok) return earlier;
    if (earlier.value !== null) return ok(earlier.value);
    const known = input.known ?? before.value.items.map(({ id }) => id);
    onSending(known);
    const sent = await this.#reservations.reserve(order);
    return sent.ok || !isUncertain(sent.error) ? sent : this.#afterLostAnswer(order, known, sent.error);
  }

  /** The reservation that an attempt with a lost answer made after all; null when it made none. Sends nothing. */
  async earlier(
    order: Pick<ReservationOrder, 'productId' | 'firstName' | 'lastName'>,
    known: readonly string[],
  ): Promise<Result<Reservation | null, Failure>> {
    return madeSince(await this.#reservations.listAll({ productId: order.productId }), known, order);
  }

  async #afterLostAnswer(
    order: ReservationOrder,
    known: readonly string[],
    failure: Failure,
  ): Promise<Result<Reservation, Refusal<ReserveRefusal> | Failure>> {
    const after = await this.#reservations.listAll({ productId: order.productId });
    const made = madeSince(after, known, order);
    if (made.ok && made.value !== null) return ok(made.value);
    // After a timeout the platform may still be busy with the order.
    return err(made.ok && failure.kind !== 'timeout' ? failure : refusal('unknown_outcome'));
  }
}

/**
 * The reservation of this order that was not there before; not one that was cancelled since. Null when there is none, which
 * nobody knows of a list with items that cannot be read.
 */
function madeSince(
  reservations: Result<WholeList<Reservation>, Failure>,
  known: readonly string[],
  order: Pick<ReservationOrder, 'firstName' | 'lastName'>,
): Result<Reservation | null, Failure> {
  if (!reservations.ok) return reservations;
  const made = reservations.value.items.find(
    ({ id, state, notes }) =>
      !known.includes(id) &&
      !isPaidBack(state) &&
      notes.firstName === order.firstName &&
      notes.lastName === order.lastName,
  );
  return made === undefined ? mapResult(completeItems(reservations), () => null) : ok(made);
}
