import type { Voucher } from '../vouchers/voucher.ts';

/** The answer of the municipality's back office about this resident. */
export type BackofficeAnswer =
  | {
      readonly kind: 'error';
      /** `no_response`, `not_resident`, `taken_by_partner` or `not_eligible`; null when absent. */
      readonly key: string | null;
      /** The resident may continue with another activation option. */
      readonly fallback: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string };

/** The answer of a fund check: the results for this resident's BSN. */
export interface FundCheck {
  /** Null when the back office raised no error, or was not queried. */
  readonly backoffice: BackofficeAnswer | null;
  /** Number of prepared vouchers that this check assigned. */
  readonly assignedVouchers: number;
  /** Number of prepared prevalidations that this check assigned. */
  readonly assignedPrevalidations: number;
  /** Vouchers created by this check because those prevalidations met the criteria. */
  readonly vouchers: readonly Voucher[];
}
