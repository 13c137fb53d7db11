import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
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
 * Reserves a product (2 §4). Looks at the reservations of the product before it sends, and again after an answer that was
 * lost, so that a resident never gets two reservations where one was meant.
 */
export class ReserveProduct {
  readonly #reservations: Pick<Reservations, 'list' | 'reserve'>;

  constructor(reservations: Pick<Reservations, 'list' | 'reserve'>) {
    this.#reservations = reservations;
  }

  async run(input: ReserveInput): Promise<Result<Reservation, Refusal<ReserveRefusal> | Failure>> {
    const { order, onSending } = input;
    const before = await this.#reservations.list({ productId: order.productId });
    if (!before.ok) return before;
    const earlier = input.known === null ? undefined : madeSince(before.value.items, input.known, order);
    if (earlier) return ok(earlier);
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
    const now = await this.#reservations.list({ productId: order.productId });
    return now.ok ? ok(madeSince(now.value.items, known, order) ?? null) : now;
  }

  async #afterLostAnswer(
    order: ReservationOrder,
    known: readonly string[],
    failure: Failure,
  ): Promise<Result<Reservation, Refusal<ReserveRefusal> | Failure>> {
    const after = await this.#reservations.list({ productId: order.productId });
    const made = after.ok ? madeSince(after.value.items, known, order) : undefined;
    if (made) return ok(made);
    // After a timeout the platform may still be busy with the order.
    return err(after.ok && failure.kind !== 'timeout' ? failure : refusal('unknown_outcome'));
  }
}

/** Whether the platform may have reserved although the answer is a failure. */
export function isUncertain({ kind }: Failure): boolean {
  return kind === 'timeout' || kind === 'offline' || kind === 'unexpected' || kind === 'aborted';
}

/** The reservation of this order that was not there before; not one that was cancelled since. */
function madeSince(
  reservations: readonly Reservation[],
  known: readonly string[],
  order: Pick<ReservationOrder, 'firstName' | 'lastName'>,
): Reservation | undefined {
  return reservations.find(
    ({ id, state, notes }) =>
      !known.includes(id) &&
      !isPaidBack(state) &&
      notes.firstName === order.firstName &&
      notes.lastName === order.lastName,
  );
}
