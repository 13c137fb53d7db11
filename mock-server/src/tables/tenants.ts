import type { Cents, Row } from './row.ts';

/** How far a resident must tell something to reserve. */
export type Ask = 'required' | 'optional' | 'no';

/** What is asked beside the name. */
export type ReservationAsks = { readonly phone: Ask; readonly address: Ask; readonly birth_date: Ask };

/** A switch or a number of the configuration document, by its dotted path such as `records.create`. */
export type FlagValue = boolean | number;
export type Flags = { readonly [path: string]: FlagValue };

/** A question with its answer (markdown). */
export type FaqEntry = { readonly id: number; readonly title: string; readonly description: string };

/** A block on a content page; the picture is a media uid. */
export type PageBlock = {
  readonly id: number;
  readonly label: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly button_enabled: boolean;
  readonly button_text: string | null;
  readonly button_link: string | null;
  readonly button_target_blank: boolean;
  readonly media_uid: string | null;
};

/** One published content page of a tenant; `description` is markdown. */
export type TenantPage = {
  readonly page_type: string;
  readonly external: boolean;
  readonly external_url: string;
  readonly description: string;
  readonly description_alignment: 'left' | 'center' | 'right';
  readonly description_position: 'before' | 'after' | 'replace';
  readonly blocks: readonly PageBlock[];
  readonly faq: readonly FaqEntry[];
};

/** A notice above every page of a tenant. */
export type TenantAnnouncement = {
  readonly id: number;
  readonly type: 'warning' | 'danger' | 'success' | 'primary' | 'default';
  readonly title: string;
  readonly description: string | null;
  readonly dismissible: boolean;
};

/** The home banner of a tenant. */
export type TenantBanner = {
  readonly title: string | null;
  readonly description: string | null;
  readonly description_alignment: 'left' | 'center' | 'right';
  readonly overlay_enabled: boolean;
  readonly overlay_type: 'color' | 'dots' | 'lines' | 'points' | 'circles';
  readonly overlay_opacity: number;
  readonly banner_text_color: 'bright' | 'dark' | null;
  readonly media_uid: string | null;
};

/** One implementation: what `GET /platform/config/webshop` is made of. Facts that follow from the funds are computed. */
export type TenantRow = Row & {
  readonly key: string;
  readonly name: string;
  readonly organization_id: number;
  readonly informal: boolean;
  readonly records_enabled: boolean;
  readonly funds_list: boolean;
  readonly funds_show: boolean;
  readonly fund_requests: boolean;
  readonly products_list: boolean;
  readonly products_show: boolean;
  readonly digid: boolean;
  readonly digid_sign_up_allowed: boolean;
  readonly digid_mandatory: boolean;
  readonly map: { readonly lon: number; readonly lat: number };
  readonly show_maps: boolean;
  readonly show_home_products: boolean;
  readonly banner: TenantBanner;
  readonly announcements: readonly TenantAnnouncement[];
  readonly pages: readonly TenantPage[];
  /** Flags of the configuration document that somebody set by hand, by their dotted path. */
  readonly flags?: Flags;
};

/** Sponsor, provider or validator. */
export type OrganizationRow = Row & {
  readonly identity_address: string;
  readonly name: string;
  readonly kvk: string;
  readonly description: string | null;
  readonly business_type_id: number | null;
  readonly email: string | null;
  readonly email_public: boolean;
  readonly phone: string | null;
  readonly phone_public: boolean;
  readonly website: string | null;
  readonly website_public: boolean;
  readonly logo_uid: string | null;
  readonly is_sponsor: boolean;
  readonly is_provider: boolean;
  readonly is_validator: boolean;
  readonly tag_ids: readonly number[];
  /** The sponsor may store BSNs: decides `digid_success=signed_up` and whether a back office is asked. */
  readonly bsn_enabled: boolean;
  /** What happens after an approved request: nothing, a voucher in the asked fund, or in every applicable fund. */
  readonly auto_apply: 'apply_manually' | 'apply_auto_requested' | 'apply_auto_available';
  readonly reservations_budget_enabled: boolean;
  readonly reservations_subsidy_enabled: boolean;
  readonly reservation_phone: Ask;
  readonly reservation_address: Ask;
  readonly reservation_birth_date: Ask;
  /** Reservations of offers that leave it to the provider are accepted at once. */
  readonly reservations_auto_accept: boolean;
  readonly created_at: number;
};

/** What somebody may do for an organisation; its owner may do all. */
export type Permission =
  | 'manage_organization'
  | 'manage_funds'
  | 'view_funds'
  | 'view_finances'
  | 'manage_providers'
  | 'manage_reimbursements'
  | 'validate_records';

/** Somebody who works for an organisation. */
export type EmployeeRow = Row & {
  readonly organization_id: number;
  readonly identity_address: string;
  readonly permissions: readonly Permission[];
};

/** Who confirms records for an organisation: another organisation, or a person. */
export type OrganizationValidatorRow = Row & {
  readonly organization_id: number;
  /** The organisation that confirms; null for a person. */
  readonly validator_organization_id: number | null;
  readonly identity_address: string | null;
  readonly email: string | null;
};

/** Opening hours of one week day, Monday = 0; times `HH:MM` or empty. */
export type OfficeHours = {
  readonly week_day: number;
  readonly start_time: string;
  readonly end_time: string;
  readonly break_start_time: string;
  readonly break_end_time: string;
};

/** A branch of a provider. */
export type OfficeRow = Row & {
  readonly organization_id: number;
  readonly address: string;
  readonly phone: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly postcode: string | null;
  readonly postcode_number: string | null;
  readonly postcode_addition: string | null;
  readonly photo_uid: string | null;
  readonly state: 'active' | 'paused' | 'closed';
  readonly schedule: readonly OfficeHours[];
};

/** A name in two languages with a stable key: business types and product categories. */
export type NamedRow = Row & {
  readonly key: string;
  readonly name_nl: string;
  readonly name_en: string;
  readonly parent_id: number | null;
};

/** A label on funds or organisations. */
export type TagRow = Row & {
  readonly key: string;
  readonly name: string;
  readonly scope: 'webshop' | 'dashboard' | 'provider';
};

/** A stored picture: drawn from its motif, or an upload whose sizes stand in `blobs`. */
export type MediaRow = Row & {
  readonly uid: string;
  readonly identity_address: string | null;
  readonly original_name: string;
  readonly type: string;
  readonly ext: string;
  readonly dominant_color: string | null;
  readonly is_dark: boolean | null;
  /** Word that chooses the drawing, e.g. `zwembad` or `fiets`. */
  readonly motif: string;
  /** Kind of the sizes that were made of an upload; absent for a drawing. */
  readonly made?: 'jpg' | 'png';
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

/** A provider's place in a fund; only accepted providers show offers. */
export type FundProviderRow = Row & {
  readonly fund_id: number;
  readonly organization_id: number;
  readonly state: 'pending' | 'accepted' | 'rejected';
  /** May take payments from the budget. */
  readonly allow_budget: boolean;
  /** In a budget fund all offers of the provider count, without an approval for each. */
  readonly allow_products: boolean;
};

/** A resident's bookmark of a product. */
export type BookmarkRow = Row & { readonly identity_address: string; readonly product_id: number };
