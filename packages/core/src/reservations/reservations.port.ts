import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page, WholeList } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { ReservationOrder } from './reservation-order.ts';
import type { Reservation, StoredState } from './reservation.ts';

/** Which reservations to list; absent values do not filter. */
export interface ReservationChoice {
  readonly q?: string;
  readonly state?: StoredState;
  /** True: cancelled by either side, or expired. False: the others. */
  readonly archived?: boolean;
  readonly productId?: string;
}

/** Which page of which reservations. */
export interface ReservationFilter extends ReservationChoice {
  /** Starts at 1. */
  readonly page?: number;
}

/** The answer to an order: reserved, or reserved once the rest is paid at an address that the platform names. */
export type MadeReservation =
  | { readonly kind: 'reserved'; readonly reservation: Reservation }
  | { readonly kind: 'to_pay'; readonly id: string; readonly url: string };

/** The reservations of the signed-in resident. A visitor gets `unauthorised`. */
export interface Reservations {
  /** One page of 15, newest first. */
  list(filter: ReservationFilter, options?: ReadOptions): Promise<Result<Page<Reservation>, Failure>>;
  /** All of them, newest first. */
  listAll(choice: ReservationChoice, options?: ReadOptions): Promise<Result<WholeList<Reservation>, Failure>>;
  /** One reservation; `forbidden` for another resident's, `not_found` when unknown. */
  read(id: string, options?: ReadOptions): Promise<Result<Reservation, Failure>>;
  /** Checks an order and reserves nothing; `invalid` with messages per field. */
  validate(order: ReservationOrder): Promise<Result<void, Failure>>;
  /** Reserves. `invalid` on `product_id` when the product cannot be reserved with this voucher now. */
  reserve(order: ReservationOrder): Promise<Result<MadeReservation, Failure>>;
  /** The address of the page where the rest of a waiting reservation is paid. It is that of one payment, however often it is asked. */
  checkout(id: string): Promise<Result<string, Failure>>;
  /** Cancels a pending reservation and returns it; `forbidden` with a reason when that is not possible any more. */
  cancel(id: string): Promise<Result<Reservation, Failure>>;
}

export const Reservations = portToken<Reservations>('Reservations');
