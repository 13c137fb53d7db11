import type { Row } from './row.ts';

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

/** How far a resident must tell something to reserve. */
export type Ask = 'required' | 'optional' | 'no';

/** What is asked beside the name. */
export type ReservationAsks = { readonly phone: Ask; readonly address: Ask; readonly birth_date: Ask };
