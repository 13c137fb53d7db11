import { CRITERION_OPERATORS, type Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { Formula } from '@stadstegoed/core/funds/formula.ts';
import type { ContactPolicy, ExternalLink, FaqItem, Fund, FundTag } from '@stadstegoed/core/funds/fund.ts';
import type { FundFilter, Funds, FundsPage, OrganizationOption } from '@stadstegoed/core/funds/funds.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { ask, askOne, askPage, toPage } from '../ask.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPicture } from '../picture.ts';
import { wireId } from '../wire-id.ts';
import { amount, dateOrNull, flag, id, list, oneOf, text, textOrNull, wholeOrNull } from '../wire.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listFunds']['parameters']['query']>;

/** How many organisations a filter offers (2 §9; decision 20). */
const FILTER_ORGANIZATIONS = 300;
/** How many tags a filter offers. */
const FILTER_TAGS = 1000;
const FUND_TYPES = ['budget', 'subsidies', 'external'] as const;
const FUND_STATES = ['active', 'paused', 'closed'] as const;

/** The funds over HTTP. */
export class HttpFunds implements Funds {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(filter: FundFilter, options?: ReadOptions): Promise<Result<FundsPage, Failure>> {
    const params = { query: toListQuery(filter) };
    const call = this.#client.GET('/platform/funds', { params, signal: abortSignal(options) });
    return ask(call, (body) => ({
      ...toPage(body, toFund),
      sponsors: (body.meta?.organizations ?? []).map(toOrganizationOption),
    }));
  }

  async read(fundId: string, options?: ReadOptions): Promise<Result<Fund, Failure>> {
    const number = wireId(fundId);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number }, query: { check_criteria: 1 as const } };
    return askOne(this.#client.GET('/platform/funds/{id}', { params, signal: abortSignal(options) }), toFund);
  }

  async organizations(options?: ReadOptions): Promise<Result<readonly OrganizationOption[], Failure>> {
    const query = { is_employee: 0, is_sponsor: 1, implementation: 1, per_page: FILTER_ORGANIZATIONS } as const;
    const call = this.#client.GET('/platform/organizations', { params: { query }, signal: abortSignal(options) });
    return mapResult(await askPage(call, toOrganizationOption), (page) => page.items);
  }

  async tags(options?: ReadOptions): Promise<Result<readonly FundTag[], Failure>> {
    const query = { type: 'funds', per_page: FILTER_TAGS } as const;
    const call = this.#client.GET('/platform/tags', { params: { query }, signal: abortSignal(options) });
    return mapResult(await askPage(call, toTag), (page) => page.items);
  }
}

function toListQuery(filter: FundFilter): ListQuery {
  const tag = wireId(filter.tagId ?? '');
  const organization = wireId(filter.organizationId ?? '');
  return {
    check_criteria: 1,
    ...(filter.q ? { q: filter.q } : {}),
    ...(tag === null ? {} : { tag_id: tag }),
    ...(organization === null ? {} : { organization_id: organization }),
    ...(filter.withExternal ? { with_external: 1 as const } : {}),
    ...(filter.page === undefined ? {} : { page: filter.page }),
    ...(filter.perPage === undefined ? {} : { per_page: filter.perPage }),
  };
}

/** The wire of a fund (reference part 1, 6.1). */
export function toFund(wire: Schemas['Fund']): Fund {
  return {
    id: id(wire.id, 'id'),
    key: text(wire.key, 'key'),
    name: text(wire.name, 'name'),
    type: oneOf(wire.type, FUND_TYPES, 'type'),
    state: oneOf(wire.state, FUND_STATES, 'state'),
    logo: toPicture(wire.logo),
    organizationId: id(wire.organization_id, 'organization_id'),
    organization: { ...toOrganizationOption(wire.organization), logo: toPicture(wire.organization.logo) },
    descriptionShort: textOrNull(wire.description_short, 'description_short'),
    descriptionHtml: textOrNull(wire.description_html, 'description_html'),
    faqTitle: textOrNull(wire.faq_title, 'faq_title'),
    faq: list(wire.faq, toFaqItem, 'faq'),
    tags: list(wire.tags, toTag, 'tags'),
    criteria: list(wire.criteria, toCriterion, 'criteria'),
    formulas: list(wire.formulas, toFormula, 'formulas'),
    validators: list(wire.validators, (validator) => text(validator.identity_address, 'validators'), 'validators'),
    isExternal: flag(wire.is_external, 'is_external'),
    externalLink: toExternalLink(wire),
    requestButtonText: textOrNull(wire.request_btn_text, 'request_btn_text'),
    contact: toContactPolicy(wire),
    startAt: dateOrNull(wire.start_date, 'start_date'),
    endAt: dateOrNull(wire.end_at, 'end_at'),
    endAtLocale: textOrNull(wire.end_at_locale, 'end_at_locale'),
    ...toPolicies(wire),
  };
}

function toPolicies(wire: Schemas['Fund']) {
  return {
    allowPrevalidations: flag(wire.allow_prevalidations, 'allow_prevalidations'),
    allowFundRequests: flag(wire.allow_fund_requests, 'allow_fund_requests'),
    allowDirectRequests: flag(wire.allow_direct_requests, 'allow_direct_requests'),
    allowPhysicalCards: flag(wire.allow_physical_cards, 'allow_physical_cards'),
    reservationsEnabled: flag(wire.reservations_enabled, 'reservations_enabled'),
    autoValidation: flag(wire.auto_validation, 'auto_validation'),
    bsnConfirmationTime: wholeOrNull(wire.bsn_confirmation_time, 'bsn_confirmation_time'),
    hasPendingFundRequests: flag(wire.has_pending_fund_requests, 'has_pending_fund_requests'),
    hasApprovedFundRequests: flag(wire.has_approved_fund_requests, 'has_approved_fund_requests'),
    takenByPartner: flag(wire.taken_by_partner ?? false, 'taken_by_partner'),
  };
}

function toContactPolicy(wire: Schemas['Fund']): ContactPolicy {
  const custom = wire.contact_info_message_custom ? wire.contact_info_message_text : null;
  return {
    emailRequired: flag(wire.email_required, 'email_required'),
    contactInfoEnabled: flag(wire.contact_info_enabled, 'contact_info_enabled'),
    contactInfoRequired: flag(wire.contact_info_required, 'contact_info_required'),
    contactInfoMessage: textOrNull(custom ?? wire.contact_info_message_default, 'contact_info_message'),
  };
}

function toExternalLink(wire: Schemas['Fund']): ExternalLink | null {
  const url = textOrNull(wire.external_link_url, 'external_link_url');
  return url ? { text: textOrNull(wire.external_link_text, 'external_link_text') || null, url } : null;
}

function toCriterion(wire: Schemas['FundCriterion']): Criterion {
  return {
    id: id(wire.id, 'criteria.id'),
    recordTypeKey: text(wire.record_type_key, 'criteria.record_type_key'),
    recordTypeName: text(wire.record_type_name, 'criteria.record_type_name'),
    operator: oneOf(wire.operator, CRITERION_OPERATORS, 'criteria.operator'),
    value: text(wire.value, 'criteria.value'),
    showAttachment: flag(wire.show_attachment, 'criteria.show_attachment'),
    title: textOrNull(wire.title, 'criteria.title'),
    descriptionHtml: textOrNull(wire.description_html, 'criteria.description_html'),
    isValid: wire.is_valid === null ? null : flag(wire.is_valid, 'criteria.is_valid'),
  };
}

function toFormula(wire: Schemas['FundFormula']): Formula {
  const type = oneOf(wire.type, ['fixed', 'multiply'], 'formulas.type');
  const each = amount(wire.amount, 'formulas.amount');
  if (type === 'fixed') return { type, amount: each };
  return { type, amount: each, recordTypeKey: text(wire.record_type_key, 'formulas.record_type_key') };
}

function toFaqItem(wire: Schemas['Fund']['faq'][number]): FaqItem {
  return {
    id: id(wire.id, 'faq.id'),
    title: text(wire.title, 'faq.title'),
    descriptionHtml: text(wire.description_html, 'faq.description_html'),
  };
}

function toTag(wire: Schemas['Tag']): FundTag {
  return { id: id(wire.id, 'tags.id'), key: text(wire.key, 'tags.key'), name: text(wire.name, 'tags.name') };
}

function toOrganizationOption(wire: Schemas['NamedItem']): OrganizationOption {
  return { id: id(wire.id, 'organization.id'), name: text(wire.name, 'organization.name') };
}
