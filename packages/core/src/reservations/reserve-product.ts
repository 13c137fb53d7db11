import { isUncertain, type Failure } from '../shared/failure.ts';
import type { WholeList } from '../shared/page.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { madeSince, unpaidIn } from './made-since.ts';
import type { PayingVoucher } from './paying-vouchers.ts';
import { changeSince, readReservationOptions, type OptionsReading } from './reservation-options.ts';
import type { ReservationOrder } from './reservation-order.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';
import { explainRejection, outcomeOf, type ReserveOutcome } from './reserve-outcome.ts';

export interface ReserveProductPorts extends OptionsReading {
  readonly reservations: Pick<Reservations, 'listAll' | 'reserve'>;
}

/** An order that is sent. */
export interface ReserveInput {
  readonly order: ReservationOrder;
  /** The voucher of the order, with the amounts that the resident saw. */
  readonly shown: PayingVoucher;
  /** The ids of the reservations of the product before an attempt whose answer was lost; null for a first attempt. */
  readonly known: readonly string[] | null;
  /** Stores `known` for a next attempt: before the order is sent, because a reload can come before its answer. */
  readonly remember: (known: readonly string[] | null) => void;
}

type Answer = Promise<Result<ReserveOutcome, Failure>>;

/**
 * Reserves a product once, at the price and with the balance that the resident saw. Looks at product, vouchers and
 * reservations before it sends, and at the reservations after an answer that was lost. A failure means that nothing was
 * reserved. While a reservation of the product waits for an online payment, no second one is made that has to be paid so.
 */
export class ReserveProduct {
  readonly #ports: ReserveProductPorts;

  constructor(ports: ReserveProductPorts) {
    this.#ports = ports;
  }

  async run(input: ReserveInput): Answer {
    const { order, shown, known } = input;
    const { reservations, vouchers } = this.#ports;
    const [now, before] = await Promise.all([
      readReservationOptions(this.#ports, order.productId),
      reservations.listAll({ productId: order.productId }),
    ]);
    const made = known === null ? ok(null) : madeSince(before, known, order);
    const found = (made.ok ? made.value : null) ?? unpaidOf(shown, before);
    if (found !== null) return ok(outcomeOf(found));
    if (!now.ok) return now;
    const change = await changeSince(shown, now.value, vouchers);
    if (change !== null) return ok({ kind: 'changed', ...change, now: now.value });
    if (!before.ok) return before;
    if (!made.ok) return made;
    return this.#send(input, before.value.items);
  }

  async #send({ order, shown, known, remember }: ReserveInput, before: readonly Reservation[]): Answer {
    const idsBefore = known ?? before.map(({ id }) => id);
    remember(idsBefore);
    const sent = await this.#ports.reservations.reserve(order);
    if (sent.ok) return sent;
    if (isUncertain(sent.error)) return this.#afterLostAnswer(order, idsBefore, sent.error);
    // The platform answered that it reserved nothing.
    remember(null);
    if (sent.error.kind !== 'invalid') return sent;
    return ok(await explainRejection(sent.error, { shown, productId: order.productId }, this.#ports));
  }

  async #afterLostAnswer(order: ReservationOrder, idsBefore: readonly string[], failure: Failure): Answer {
    const after = await this.#ports.reservations.listAll({ productId: order.productId });
    const made = madeSince(after, idsBefore, order);
    if (made.ok && made.value !== null) return ok(outcomeOf(made.value));
    // After a timeout the platform may still be busy with the order.
    return made.ok && failure.kind !== 'timeout' ? err(failure) : ok({ kind: 'unknown' });
  }
}

/** The order that waits for its payment, such as of another tab, before one that is paid online too; null without one. */
function unpaidOf({ online }: PayingVoucher, before: Result<WholeList<Reservation>, Failure>): Reservation | null {
  return before.ok && online > 0 ? unpaidIn(before.value.items) : null;
}
