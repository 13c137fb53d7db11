import type { Voucher } from '../vouchers/voucher.ts';

/** What the back office of the municipality said about this resident (1 §7; reference part 1, 7.5). */
export type BackofficeAnswer =
  | {
      readonly kind: 'error';
      /** `no_response`, `not_resident`, `taken_by_partner` or `not_eligible`; null when none was given. */
      readonly key: string | null;
      /** The resident may go on by another way. */
      readonly fallback: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string };

/** The answer of the check of a fund: what was found for this resident by the BSN. */
export interface FundCheck {
  /** Null when the back office had nothing against it, or was not asked. */
  readonly backoffice: BackofficeAnswer | null;
  /** Waiting vouchers that were now assigned. */
  readonly assignedVouchers: number;
  /** Waiting prevalidations that were now assigned. */
  readonly assignedPrevalidations: number;
  /** Vouchers made now because those prevalidations met the criteria. */
  readonly vouchers: readonly Voucher[];
}
