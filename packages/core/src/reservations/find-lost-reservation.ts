import type { Failure } from '../shared/failure.ts';
import { mapResult, ok, type Result } from '../shared/result.ts';
import { madeSince, unpaidIn } from './made-since.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';
import { noteValue, type ReserveNotes } from './reserve-notes.ts';

/** What a resident wants to reserve, and what may be left of an earlier attempt. */
export interface LostOrder {
  readonly productId: string;
  readonly notes: Pick<ReserveNotes, 'firstName' | 'lastName'>;
  /** The ids of the reservations of the product before an attempt whose answer was lost; null without one. */
  readonly known: readonly string[] | null;
  /** Whether a part of it is paid online, so that one that waits for its payment goes before another one. */
  readonly paysOnline: boolean;
}

/**
 * Finds the reservation that an order with a lost answer made after all, or one that still waits for its online payment; null when there
 * is none. Sends nothing.
 */
export class FindLostReservation {
  readonly #reservations: Pick<Reservations, 'listAll'>;

  constructor(reservations: Pick<Reservations, 'listAll'>) {
    this.#reservations = reservations;
  }

  async run({ productId, notes, known, paysOnline }: LostOrder): Promise<Result<Reservation | null, Failure>> {
    if (known === null && !paysOnline) return ok(null);
    const listed = await this.#reservations.listAll({ productId });
    if (known === null) return mapResult(listed, ({ items }) => unpaidIn(items));
    const firstName = noteValue('firstName', notes.firstName);
    const lastName = noteValue('lastName', notes.lastName);
    return madeSince(listed, known, { firstName, lastName });
  }
}
