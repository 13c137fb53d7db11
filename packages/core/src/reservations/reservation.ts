import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Instant } from '../shared/instant.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';
import type { ExtraPayment } from './extra-payment.ts';

/**
 * The states that the platform stores and the shop knows: `canceled` is by the provider, `canceled_by_client` by the
 * resident. It sends `expired` as a separate field of a pending reservation. Those from `waiting` on are of today's platform, where
 * a resident can have to pay a part online.
 */
export const STORED_STATES = [
  'pending',
  'accepted',
  'rejected',
  'canceled',
  'canceled_by_client',
  'waiting',
  'canceled_by_sponsor',
  'canceled_payment_failed',
  'canceled_payment_expired',
  'canceled_payment_canceled',
] as const;

/** A state that the platform stores and can filter by. */
export type StoredState = (typeof STORED_STATES)[number];

/**
 * The state of a reservation: `expired` when the provider did not answer in time, `unknown` for a state that is newer than
 * the shop, with which nothing can be done.
 */
export type ReservationState = StoredState | 'expired' | 'unknown';

/** The product of a reservation; a summary that stays after the product is deleted. */
export interface ReservedProduct {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
  readonly organization: { readonly id: string; readonly name: string };
  readonly photo: Picture | null;
}

/** An answer to a question of the provider. */
export interface GivenAnswer {
  readonly id: string;
  readonly label: string;
  /** Null for files. */
  readonly value: string | boolean | null;
  readonly fileNames: readonly string[];
}

/** The values that the resident gave the provider; null when the reservation has none. */
export interface GivenNotes {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly birthDate: CalendarDate | null;
  readonly notes: string | null;
  readonly answers: readonly GivenAnswer[];
}

/** A reservation of the signed-in resident. Dates are calendar dates of the platform. */
export interface Reservation {
  readonly id: string;
  /** Eight digits by which the provider finds the reservation. */
  readonly code: string;
  readonly state: ReservationState;
  /** What the platform calls the state, shown when it is unknown; null when it sends no name. */
  readonly stateLabel: string | null;
  /** Whether the platform lets the resident cancel it now; null when it does not say. */
  readonly canCancel: boolean | null;
  /** The amount that the voucher pays, or the sponsor in a subsidies fund. */
  readonly amount: Money;
  /** The rest that the resident pays online; zero for most reservations. */
  readonly amountExtra: Money;
  /** The payment of that rest; null without one. */
  readonly extraPayment: ExtraPayment | null;
  /** Until when the rest can be paid; null when there is nothing to pay. */
  readonly payBefore: Instant | null;
  /** The price for the resident; null when unknown. */
  readonly price: Money | null;
  readonly product: ReservedProduct;
  readonly fund: { readonly id: string; readonly name: string };
  readonly notes: GivenNotes;
  readonly createdAt: CalendarDate;
  readonly acceptedAt: CalendarDate | null;
  readonly rejectedAt: CalendarDate | null;
  readonly canceledAt: CalendarDate | null;
  /** The last day: the earliest end of the product, the voucher and the fund. */
  readonly expireAt: CalendarDate;
  /** The same day once the reservation has expired; null before. */
  readonly expiredAt: CalendarDate | null;
}
