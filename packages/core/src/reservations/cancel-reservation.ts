import { dayOf } from '../shared/local-time.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { cancelWindow } from './reservation-rules.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';

/** Why a reservation cannot be cancelled: its state or its last day, or somebody decided meanwhile. */
export type CancelRefusal = 'not_possible' | 'decided_meanwhile';

/**
 * Cancels a pending reservation (reading 17). After an answer that was lost or a rejection it reads the
 * reservation, so that the resident is told what is true now.
 */
export class CancelReservation {
  readonly #reservations: Pick<Reservations, 'cancel' | 'read'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(reservations: Pick<Reservations, 'cancel' | 'read'>, clock: Pick<Clock, 'now'>) {
    this.#reservations = reservations;
    this.#clock = clock;
  }

  async run(reservation: Reservation): Promise<Result<Reservation, Refusal<CancelRefusal> | Failure>> {
    if (cancelWindow(reservation, dayOf(this.#clock.now())) === null) return err(refusal('not_possible'));
    const canceled = await this.#reservations.cancel(reservation.id);
    return canceled.ok ? canceled : this.#afterFailure(reservation, canceled.error);
  }

  async #afterFailure(
    reservation: Reservation,
    failure: Failure,
  ): Promise<Result<Reservation, Refusal<CancelRefusal> | Failure>> {
    if (failure.kind === 'unauthorised' || failure.kind === 'rate_limited') return err(failure);
    const now = await this.#reservations.read(reservation.id);
    if (!now.ok) return err(failure);
    if (now.value.state === 'canceled_by_client') return ok(now.value);
    if (now.value.state !== reservation.state) return err(refusal('decided_meanwhile'));
    return err(failure.kind === 'forbidden' ? refusal('not_possible') : failure);
  }
}
