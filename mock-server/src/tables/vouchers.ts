import type { Cents, Day, Instant, Row } from './row.ts';

/** A moment in the life of a voucher. */
export type VoucherEvent = {
  readonly id: number;
  readonly event: 'created_budget' | 'created_product' | 'activated' | 'deactivated' | 'expired';
  readonly created_at: Instant;
};

/** A voucher ("tegoed"), of a fund (regular) or for one product. */
export type VoucherRow = Row & {
  /** Used in links and in the QR code on the screen. */
  readonly address: string;
  /** Printed and mailed. */
  readonly address_printable: string;
  readonly identity_address: string | null;
  readonly fund_id: number;
  readonly type: 'regular' | 'product';
  readonly state: 'active' | 'pending' | 'deactivated';
  readonly is_external: boolean;
  /** What the voucher was worth at the start; what is left follows from the transactions. */
  readonly amount: Cents;
  readonly expire_at: Day;
  readonly deactivated_at: Instant | null;
  readonly deactivation_note: string | null;
  readonly returnable: boolean;
  readonly parent_id: number | null;
  readonly product_id: number | null;
  readonly product_reservation_id: number | null;
  readonly limit_multiplier: number;
  /** Activation code while nobody owns the voucher yet. */
  readonly activation_code: string | null;
  /** BSN the voucher waits for; assigned by the fund check. */
  readonly waiting_bsn: string | null;
  readonly records: readonly { readonly record_type_key: string; readonly value: string }[];
  readonly history: readonly VoucherEvent[];
  readonly created_at: Instant;
};

/** A payment from, or a top-up of, a voucher. */
export type TransactionRow = Row & {
  readonly address: string;
  readonly voucher_id: number;
  readonly organization_id: number | null;
  readonly product_id: number | null;
  readonly amount: Cents;
  readonly state: 'pending' | 'success' | 'canceled';
  readonly target: 'provider' | 'top_up' | 'iban';
  /** Moment at which a pending payment goes to the bank; absent or null when it went at once. */
  readonly transfer_at?: Instant | null;
  readonly created_at: Instant;
};

/** A plastic card linked to a voucher; the code has 12 digits and begins with 100. */
export type PhysicalCardRow = Row & {
  readonly code: string;
  readonly voucher_id: number;
  readonly identity_address: string | null;
  readonly created_at: Instant;
};

/** An order for a plastic card. */
export type PhysicalCardRequestRow = Row & {
  readonly voucher_id: number;
  readonly address: string;
  readonly house: string;
  readonly house_addition: string | null;
  readonly postcode: string;
  readonly city: string;
  readonly created_at: Instant;
};
