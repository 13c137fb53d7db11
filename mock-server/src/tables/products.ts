import type { ReservationAsks } from './organizations.ts';
import type { Cents, Row } from './row.ts';

/** A question of the provider to whoever reserves. */
export type ReservationField = {
  readonly id: number;
  readonly type: 'text' | 'number' | 'boolean' | 'file';
  readonly label: string;
  readonly description: string | null;
  readonly required: boolean;
};

/** An offer of a provider. */
export type ProductRow = Row & {
  readonly organization_id: number;
  readonly name: string;
  readonly description: string;
  readonly product_category_id: number;
  readonly photo_uid: string | null;
  readonly price_type: 'free' | 'regular' | 'discount_fixed' | 'discount_percentage';
  readonly price: Cents;
  /** Cents for `discount_fixed`, hundredths of a percent for `discount_percentage`, else null. */
  readonly price_discount: number | null;
  readonly total_amount: number;
  readonly unlimited_stock: boolean;
  readonly reserved_amount: number;
  readonly sold_amount: number;
  readonly expire_at: string | null;
  readonly deleted_at: number | null;
  readonly shown_on_webshop: boolean;
  readonly reservation_enabled: boolean;
  readonly reservation_policy: 'accept' | 'review' | 'global';
  /** What the offer asks of whoever reserves; for what stands not here its provider says it. */
  readonly reservation_asks?: Partial<ReservationAsks>;
  /** Questions of the provider, which the platform of July 2026 has. */
  readonly reservation_fields?: readonly ReservationField[];
  /** Funds in which the provider does not want to sell it. */
  readonly excluded_fund_ids?: readonly number[];
  /** The sponsor that made the offer for its provider: it counts in the funds of this sponsor only. */
  readonly sponsor_id?: number;
  readonly created_at: number;
};

/** Approval of a product in a fund, with the sponsor's limits. */
export type FundProductRow = Row & {
  readonly fund_id: number;
  readonly product_id: number;
  /** What the sponsor pays in a subsidies fund. */
  readonly amount: Cents | null;
  readonly limit_total: number | null;
  readonly limit_per_identity: number | null;
};

/** A resident's bookmark of a product. */
export type BookmarkRow = Row & { readonly identity_address: string; readonly product_id: number };
