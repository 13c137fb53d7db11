import type { FaqEntry } from './tenants.ts';
import type { Cents, Day, Instant, Row } from './row.ts';

/** How a fund asks the municipality's back office. */
export type BackOfficeSettings = {
  readonly partner_check: boolean;
  /** May the resident go on with a request when the back office does not answer? */
  readonly fallback: boolean;
  readonly not_eligible_policy: 'redirect' | 'fund_request';
  readonly redirect_url: string | null;
};

/** A fund ("regeling") of a tenant. */
export type FundRow = Row & {
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  readonly description_short: string | null;
  readonly tenant_id: number;
  readonly organization_id: number;
  readonly logo_uid: string | null;
  readonly state: 'waiting' | 'active' | 'paused' | 'closed';
  readonly type: 'budget' | 'subsidies' | 'external';
  readonly archived: boolean;
  readonly configured: boolean;
  readonly external_link_text: string | null;
  readonly external_link_url: string | null;
  readonly request_btn_text: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly notification_amount: Cents | null;
  readonly tag_ids: readonly number[];
  readonly faq_title: string | null;
  readonly faq: readonly FaqEntry[];
  readonly allow_fund_requests: boolean;
  readonly allow_prevalidations: boolean;
  readonly allow_direct_requests: boolean;
  readonly allow_blocking_vouchers: boolean;
  readonly allow_reimbursements: boolean;
  readonly allow_physical_cards: boolean;
  /** What a resident may do with cards, on the platform with types of cards; everything unless said. */
  readonly card_rules?: { readonly link: boolean; readonly order: boolean; readonly unlink: boolean };
  /** Residents can pay online what their voucher lacks, on the platform of July 2026. */
  readonly extra_payments?: boolean;
  /** Residents see no balance, or no QR code, on the platform of July 2026; they see both unless said. */
  readonly hides_balance?: boolean;
  readonly show_qr_code?: boolean;
  /** What residents with the fund may do without a second factor, on the platform of July 2026; everything unless said. */
  readonly second_factor?: 'required' | 'restrict_features';
  readonly allow_reservations: boolean;
  readonly allow_voucher_records: boolean;
  /** A default validator approves requests of identities with a BSN at once. */
  readonly auto_validation: boolean;
  readonly email_required: boolean;
  readonly contact_info_enabled: boolean;
  readonly contact_info_required: boolean;
  readonly contact_info_message_text: string | null;
  /** Seconds the shop may rely on a DigiD confirmation; null = never ask again. */
  readonly bsn_confirmation_time: number | null;
  /** The server's own limit in seconds for check and requests; null = none. */
  readonly bsn_confirmation_api_time: number | null;
  /** Days a validated record counts; the platform's default is five years. */
  readonly record_validity_days: number;
  /** The limit of one activation code a year counts for this fund alone, not for all funds together (FA-065). */
  readonly code_limit_per_fund: boolean;
  /** Organisations whose validations count for the criteria. */
  readonly validator_organization_ids: readonly number[];
  readonly backoffice: BackOfficeSettings | null;
  /** What only the platform of July 2026 has; a fund with it is on no other platform. */
  readonly todays?: TodaysFund;
  readonly created_at: Instant;
};

/** A step or a group in which a request asks criteria, in the order of its list. */
export type CriteriaPart = { readonly id: number; readonly title: string; readonly description: string };

/** How a fund of July 2026 is requested, and what it gives. */
export type TodaysFund = {
  readonly steps: readonly CriteriaPart[];
  /** Of a required group at least one criterion needs an answer. */
  readonly groups: readonly (CriteriaPart & { readonly required: boolean })[];
  /** The population register fills in answers; null when the fund does not use it, `down` while it does not answer. */
  readonly register: 'up' | 'down' | null;
  /** The request asks for the address to which a card is sent. */
  readonly asks_card_address: boolean;
  readonly outcome: 'voucher' | 'payout';
  /** Whom to ask about the fund. */
  readonly help: FundHelp | null;
};

export type FundHelp = {
  readonly title: string;
  readonly block_text: string;
  readonly button_text: string;
  readonly description: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
};

/** A condition of a fund. */
export type CriterionRow = Row & {
  readonly fund_id: number;
  readonly record_type_key: string;
  /** With `*`, of a fund of July 2026, any answer of its type is good. */
  readonly operator: '=' | '!=' | '<' | '<=' | '>' | '>=' | '*';
  readonly value: string;
  readonly show_attachment: boolean;
  readonly title: string | null;
  readonly description: string | null;
  /** How a fund of July 2026 asks it. */
  readonly question?: CriterionQuestion;
};

/** A comparison with the answer to another criterion. */
export type CriterionRule = {
  readonly record_type_key: string;
  readonly operator: Exclude<CriterionRow['operator'], '*'>;
  readonly value: string;
};

export type CriterionQuestion = {
  readonly control: 'text' | 'number' | 'date' | 'checkbox' | 'select' | 'currency' | 'step';
  readonly type: 'bool' | 'iban' | 'date' | 'email' | 'string' | 'number' | 'select' | 'select_number';
  readonly options?: readonly { readonly value: string; readonly name: string }[];
  readonly optional?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly label?: string;
  readonly step?: number;
  readonly group?: number;
  /** The population register answers, and the resident cannot. */
  readonly prefill?: true;
  /** It is asked when all of them hold. */
  readonly rules?: readonly CriterionRule[];
};

/** How much a voucher of the fund is worth; `multiply` takes the amount times a record. */
export type FormulaRow = Row & {
  readonly fund_id: number;
  readonly type: 'fixed' | 'multiply';
  readonly amount: Cents;
  readonly record_type_key: string | null;
};

/** A product voucher that comes with the fund. */
export type FormulaProductRow = Row & {
  readonly fund_id: number;
  readonly product_id: number;
  readonly record_type_key_multiplier: string | null;
};

/** What the back office says about one BSN (null = everybody else) in one fund. */
export type BackOfficeAnswerRow = Row & {
  readonly fund_id: number;
  readonly bsn: string | null;
  readonly residency: 'resident' | 'not_resident' | 'no_response';
  readonly partner: 'no_voucher' | 'has_voucher' | 'no_response';
  readonly eligibility: 'eligible' | 'not_eligible' | 'no_response';
};

/** An activation code with the validated facts behind it. */
export type PrevalidationRow = Row & {
  /** The code, `xxxx-xxxx`, lower-case hexadecimal. */
  readonly uid: string;
  readonly fund_id: number;
  readonly organization_id: number;
  readonly state: 'pending' | 'used';
  readonly identity_address: string;
  readonly used_by: string | null;
  /** When it was redeemed; null as long as it waits, and for codes of before the records began. */
  readonly used_at: Instant | null;
  readonly exported: boolean;
  /** The BSN the code waits for; null when it is only given out as a code. */
  readonly bsn: string | null;
  readonly records: readonly { readonly key: string; readonly value: string }[];
  readonly created_at: Instant;
};
