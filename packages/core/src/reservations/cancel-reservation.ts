import { dayOf } from '../shared/local-time.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Failure } from '../shared/failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { cancelWindow, isCancelBlockedByPayment } from './reservation-rules.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';

/** Why a reservation cannot be cancelled: its state or its last day, or somebody decided meanwhile. */
export type CancelRefusal = 'not_possible' | 'decided_meanwhile';

/** The outcome of cancelling, with the reservation as it is now. */
export interface CancelOutcome {
  readonly kind: 'canceled' | CancelRefusal;
  readonly now: Reservation;
  /** The platform's reason, such as how long an online payment still blocks it; null without one. */
  readonly reason: string | null;
}

type Answer = Promise<Result<CancelOutcome, Failure>>;

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

  async run(reservation: Reservation): Answer {
    const window = cancelWindow(reservation, dayOf(this.#clock.now()));
    if (window === null && !isCancelBlockedByPayment(reservation)) return ok(notPossible(reservation));
    const canceled = await this.#reservations.cancel(reservation.id);
    return canceled.ok
      ? ok({ kind: 'canceled', now: canceled.value, reason: null })
      : this.#afterFailure(reservation, canceled.error);
  }

  async #afterFailure(reservation: Reservation, failure: Failure): Answer {
    if (failure.kind === 'unauthorised' || failure.kind === 'rate_limited') return err(failure);
    const read = await this.#reservations.read(reservation.id);
    if (!read.ok) return err(failure);
    const now = read.value;
    if (now.state === 'canceled_by_client') return ok({ kind: 'canceled', now, reason: null });
    if (now.state !== reservation.state) return ok({ kind: 'decided_meanwhile', now, reason: null });
    const isRejected = failure.kind === 'forbidden' || failure.kind === 'not_found';
    return isRejected ? ok(notPossible(now, failure.message)) : err(failure);
  }
}

/** A wait of zero is no wait: some platforms say it when nobody can tell how long it is. */
function notPossible(now: Reservation, reason: string | null = null): CancelOutcome {
  const isWait = isCancelBlockedByPayment(now) && reason !== null && !/\b0\b/.test(reason);
  return { kind: 'not_possible', now, reason: isWait ? reason : null };
}
