import type { Clock } from '../shared/clock.port.ts';
import type { Failure } from '../shared/failure.ts';
import { ok, type Result } from '../shared/result.ts';
import { paymentPhase } from './extra-payment.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';

/** The payment can be made at an address; or there is nothing to pay (any more), with the reservation as it is now. */
export type PaymentStart =
  | { readonly kind: 'pay'; readonly url: string }
  | { readonly kind: 'not_payable'; readonly now: Reservation };

type Answer = Promise<Result<PaymentStart, Failure>>;

/**
 * Starts the online payment of a reservation, or goes on with it. Looks at the reservation first, and again when there is no address,
 * so that nobody pays what another tab, or an earlier try, has paid.
 */
export class StartPayment {
  readonly #reservations: Pick<Reservations, 'read' | 'checkout'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(reservations: Pick<Reservations, 'read' | 'checkout'>, clock: Pick<Clock, 'now'>) {
    this.#reservations = reservations;
    this.#clock = clock;
  }

  async run(id: string): Answer {
    const before = await this.#reservations.read(id);
    if (!before.ok) return before;
    if (!this.#isPayable(before.value)) return ok({ kind: 'not_payable', now: before.value });
    const started = await this.#reservations.checkout(id);
    if (started.ok) return ok({ kind: 'pay', url: started.value });
    const { kind } = started.error;
    if (kind === 'unauthorised' || kind === 'rate_limited') return started;
    const after = await this.#reservations.read(id);
    return after.ok && !this.#isPayable(after.value) ? ok({ kind: 'not_payable', now: after.value }) : started;
  }

  #isPayable(reservation: Reservation): boolean {
    return paymentPhase(reservation, this.#clock.now()) === 'to_pay';
  }
}
