import type { Call } from '../http/call.ts';
import { isMet, trustedValue, type Fact } from '../domain/funds/criteria.ts';
import { fixedAmount } from '../domain/funds/formulas.ts';
import { factsOf } from '../domain/funds/facts.ts';
import { isTakenByPartner } from '../domain/vouchers/issue.ts';
import type { CriterionRow, FundRow } from '../tables/funds.ts';
import type { FaqEntry } from '../tables/tenants.ts';
import { liveVouchers } from '../domain/vouchers/vouchers.ts';
import { dayLocale, money } from './format.ts';
import { markdownToHtml } from './markdown.ts';
import { mediaFull } from './media.ts';
import { organizationFull, tag, tagsOf } from './organization.ts';
import { recordTypeName } from './record-type.ts';
import { todaysFund, todaysQuestion } from './todays-fund.ts';

const typeNames = {
  budget: { nl: 'Budget', en: 'Budget' },
  subsidies: { nl: 'Acties', en: 'Subsidies' },
  external: { nl: 'Extern', en: 'External' },
} as const;

const defaultContactMessage = {
  nl: 'Geef een telefoonnummer of adres waarop wij u kunnen bereiken.',
  en: 'Give a phone number or an address at which we can reach you.',
};

export const faq = (entry: FaqEntry): object => ({ ...entry, description_html: markdownToHtml(entry.description) });

/** What the caller has already done in a fund; only a web shop asks for itself. */
function requestFacts(call: Call, fund: FundRow): { pending: boolean; approved: boolean } {
  if (!call.caller || call.clientType !== 'webshop') return { pending: false, approved: false };
  const { address } = call.caller.identity;
  const own = call.world
    .table('fund_requests')
    .where('identity_address', address)
    .filter((request) => request.fund_id === fund.id);
  const approved = own.some((request) => request.state === 'approved');
  const live = approved && liveVouchers(call.world, address, fund.id).length > 0;
  return { pending: live || own.some((request) => request.state === 'pending'), approved };
}

function criterion(call: Call, row: CriterionRow, seen: { fund: FundRow; facts: readonly Fact[] | null }): object {
  const at = { fund: seen.fund, now: call.world.now() };
  return {
    id: row.id,
    record_type_key: row.record_type_key,
    record_type_name: recordTypeName(call, row.record_type_key),
    operator: row.operator,
    value: row.value,
    show_attachment: row.show_attachment,
    title: row.title,
    description: row.description,
    description_html: row.description === null ? null : markdownToHtml(row.description),
    external_validators: [],
    is_valid: seen.facts === null ? null : isMet(row, seen.facts, at),
    ...todaysQuestion(call, row, seen.facts && { record: trustedValue(row.record_type_key, seen.facts, at) }),
  };
}

function implementation(call: Call, fund: FundRow): object | null {
  const tenant = call.world.table('tenants').get(fund.tenant_id);
  if (!tenant) return null;
  return {
    id: tenant.id,
    key: tenant.key,
    name: tenant.name,
    url_webshop: `${call.platform.settings.shopUrl}/`,
    informal_communication: tenant.informal,
    organization_id: tenant.organization_id,
    has_provider_terms_page: false,
  };
}

/** Dates of a fund under both names that readers know. */
export const fundDates = (call: Call, fund: FundRow): object => ({
  start_date: fund.start_date,
  start_date_locale: dayLocale(fund.start_date, call.language),
  end_date: fund.end_date,
  end_date_locale: dayLocale(fund.end_date, call.language),
  end_at: fund.end_date,
  end_at_locale: dayLocale(fund.end_date, call.language),
});

function switches(fund: FundRow): object {
  const internal = fund.type !== 'external';
  return {
    allow_fund_requests: internal && fund.allow_fund_requests,
    allow_prevalidations: internal && fund.allow_prevalidations,
    allow_direct_requests: internal && fund.allow_direct_requests,
    allow_blocking_vouchers: fund.allow_blocking_vouchers,
    allow_reimbursements: fund.allow_reimbursements,
    allow_physical_cards: fund.allow_physical_cards,
    reservations_enabled: fund.allow_reservations,
    auto_validation: fund.auto_validation,
    backoffice_fallback: fund.backoffice?.fallback ?? false,
    bsn_confirmation_time: fund.bsn_confirmation_time,
    email_required: fund.email_required,
    contact_info_enabled: fund.contact_info_enabled,
    contact_info_required: fund.contact_info_required,
    contact_info_message_custom: fund.contact_info_message_text !== null,
    contact_info_message_text: fund.contact_info_message_text,
  };
}

const validatorsOf = (call: Call, fund: FundRow): object[] =>
  fund.validator_organization_ids
    .map((id) => call.world.table('organizations').get(id))
    .filter((row) => row !== undefined)
    .map((row) => ({ identity_address: row.identity_address }));

function sums(call: Call, fund: FundRow): object {
  const formulas = call.world.table('formulas').where('fund_id', fund.id);
  const fixed = fixedAmount(formulas);
  return {
    formulas: formulas.map(({ type, amount, record_type_key }) => ({ type, amount: money(amount), record_type_key })),
    formula_products: call.world
      .table('formula_products')
      .where('fund_id', fund.id)
      .map(({ id, product_id, record_type_key_multiplier }) => ({ id, product_id, record_type_key_multiplier })),
    fund_amount: fixed === null ? null : money(fixed),
    notification_amount: fund.notification_amount === null ? null : money(fund.notification_amount),
    balance_provider: 'top_ups',
  };
}

function texts(call: Call, fund: FundRow): object {
  return {
    key: fund.key,
    name: fund.name,
    description: fund.description,
    description_html: fund.description === null ? null : markdownToHtml(fund.description),
    description_short: fund.description_short,
    type_locale: call.say(typeNames[fund.type]),
    external_link_text: fund.external_link_text,
    external_link_url: fund.external_link_url,
    request_btn_text: fund.request_btn_text,
    faq_title: fund.faq_title,
    faq: fund.faq.map(faq),
    contact_info_message_default: call.say(defaultContactMessage),
  };
}

/** A fund as the shop reads it. With `check` the criteria are held against the caller's records. */
export function fund(call: Call, row: FundRow, check: boolean): object {
  const { world, caller } = call;
  const organization = world.table('organizations').get(row.organization_id);
  const requests = requestFacts(call, row);
  const facts = check ? (caller ? factsOf(world, caller.identity.address) : []) : null;
  const partner = check && call.clientType === 'webshop';
  return {
    id: row.id,
    ...texts(call, row),
    organization_id: row.organization_id,
    organization: organization ? organizationFull(call, organization) : null,
    implementation: implementation(call, row),
    logo: mediaFull(call, row.logo_uid),
    state: row.state,
    type: row.type,
    archived: row.archived,
    is_external: row.type === 'external',
    is_configured: row.configured,
    ...fundDates(call, row),
    ...sums(call, row),
    ...switches(row),
    tags: tagsOf(call, row.tag_ids).map(tag),
    criteria: world
      .table('criteria')
      .where('fund_id', row.id)
      .map((item) => criterion(call, item, { fund: row, facts })),
    ...(row.todays === undefined ? {} : todaysFund(row.todays)),
    validators: validatorsOf(call, row),
    has_pending_fund_requests: requests.pending,
    has_approved_fund_requests: requests.approved,
    ...(partner ? { taken_by_partner: caller !== null && isTakenByPartner(world, caller.identity, row.id) } : {}),
  };
}
