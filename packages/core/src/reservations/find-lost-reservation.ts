import type { Failure } from '../shared/failure.ts';
import type { Result } from '../shared/result.ts';
import { madeSince } from './made-since.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';
import { noteValue, type ReserveNotes } from './reserve-notes.ts';

/** An order whose answer was lost. */
export interface LostOrder {
  readonly productId: string;
  readonly notes: Pick<ReserveNotes, 'firstName' | 'lastName'>;
  /** The ids of the reservations of the product before it was sent. */
  readonly known: readonly string[];
}

/** Finds the reservation that an order with a lost answer made after all; null when it made none. Sends nothing. */
export class FindLostReservation {
  readonly #reservations: Pick<Reservations, 'listAll'>;

  constructor(reservations: Pick<Reservations, 'listAll'>) {
    this.#reservations = reservations;
  }

  async run({ productId, notes, known }: LostOrder): Promise<Result<Reservation | null, Failure>> {
    const firstName = noteValue('firstName', notes.firstName);
    const lastName = noteValue('lastName', notes.lastName);
    return madeSince(await this.#reservations.listAll({ productId }), known, { firstName, lastName });
  }
}
