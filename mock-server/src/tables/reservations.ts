import type { Cents, Day, Instant, Row } from './row.ts';

/**
 * States of a reservation; `canceled` is by the provider, `canceled_by_client` by the resident. Those from `waiting` on are of the
 * platform of July 2026, where a resident can have to pay a part online.
 */
export type ReservationState =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'canceled'
  | 'canceled_by_client'
  | 'waiting'
  | 'canceled_by_sponsor'
  | 'canceled_payment_failed'
  | 'canceled_payment_expired'
  | 'canceled_payment_canceled';

/** An answer to a question of the provider: a text, or files. */
export type FieldAnswer = {
  readonly field_id: number;
  readonly value: string | null;
  readonly file_uids: readonly string[];
};

/** The online payment of what the voucher of a reservation lacks. A reservation has one at most. */
export type ExtraPayment = {
  /** The name in the address of the payment page. */
  readonly uid: string;
  readonly amount: Cents;
  /** `pending` is with the bank. */
  readonly state: 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';
  readonly paid_at: Instant | null;
  readonly refunded_at: Instant | null;
};

/** An offer that a resident reserved with a voucher. */
export type ReservationRow = Row & {
  /** Eight digits, each code once. */
  readonly code: string;
  /** The regular voucher that pays; the amount is held by a product voucher that names this reservation. */
  readonly voucher_id: number;
  readonly product_id: number;
  readonly identity_address: string;
  readonly state: ReservationState;
  /** What the voucher or the sponsor pays. */
  readonly amount: Cents;
  /** The rest that the resident pays online, on the platform of July 2026. */
  readonly extra_payment?: ExtraPayment;
  /** What the offer costs the resident. */
  readonly price: Cents;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_note: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly birth_date: Day | null;
  /** Answers to what the provider asks itself. */
  readonly answers?: readonly FieldAnswer[];
  /** Last day on which the provider may accept: the first of the ends of offer, voucher and fund. */
  readonly expire_at: Day;
  /** Payment that the acceptance booked. */
  readonly transaction_id: number | null;
  readonly created_at: Instant;
  readonly accepted_at: Instant | null;
  readonly rejected_at: Instant | null;
  readonly canceled_at: Instant | null;
};
