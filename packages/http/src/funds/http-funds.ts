import { CRITERION_OPERATORS, type Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { Formula } from '@stadstegoed/core/funds/formula.ts';
import type { ContactPolicy, ExternalLink, FaqItem, Fund, FundTag } from '@stadstegoed/core/funds/fund.ts';
import type { FundFilter, Funds, FundsPage, OrganizationOption } from '@stadstegoed/core/funds/funds.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { notFoundAsUnexpected, request, requestOne, requestPage, toCatalogue } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPicture } from '../picture.ts';
import { wireId } from '../wire-id.ts';
import {
  readMoney,
  readDateOrNull,
  readBoolean,
  readId,
  readList,
  readOneOf,
  readString,
  readStringOrNull,
  readIntegerOrNull,
} from '../wire.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listFunds']['parameters']['query']>;

/** Maximum number of organisations in the filter (2 §9; decision 20). */
const FILTER_ORGANIZATIONS = 300;
/** The largest page of the platform. */
const ALL_FUNDS = 100;
/** Maximum number of tags in the filter. */
const FILTER_TAGS = 1000;
const FUND_TYPES = ['budget', 'subsidies', 'external'] as const;
const FUND_STATES = ['active', 'paused', 'closed'] as const;

/** The HTTP adapter of `Funds`. */
export class HttpFunds implements Funds {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async list(filter: FundFilter, options?: ReadOptions): Promise<Result<FundsPage, Failure>> {
    const params = { query: toListQuery(filter) };
    const call = this.#client.GET('/platform/funds', { params, signal: abortSignal(options) });
    const page = await request(call, (body) => ({
      ...toCatalogue(body, toFund),
      sponsors: (body.meta?.organizations ?? []).map(toOrganizationOption),
    }));
    return notFoundAsUnexpected(page);
  }

  async overview(options?: ReadOptions): Promise<Result<readonly Fund[], Failure>> {
    const page = await this.list({ page: 1, perPage: ALL_FUNDS, withExternal: true }, options);
    return mapResult(page, ({ items }) => items);
  }

  async read(fundId: string, options?: ReadOptions): Promise<Result<Fund, Failure>> {
    const number = wireId(fundId);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number }, query: { check_criteria: 1 as const } };
    return requestOne(this.#client.GET('/platform/funds/{id}', { params, signal: abortSignal(options) }), toFund);
  }

  async organizations(options?: ReadOptions): Promise<Result<readonly OrganizationOption[], Failure>> {
    const query = { is_employee: 0, is_sponsor: 1, implementation: 1, per_page: FILTER_ORGANIZATIONS } as const;
    const call = this.#client.GET('/platform/organizations', { params: { query }, signal: abortSignal(options) });
    return mapResult(await requestPage(call, toOrganizationOption), (page) => page.items);
  }

  async tags(options?: ReadOptions): Promise<Result<readonly FundTag[], Failure>> {
    const query = { type: 'funds', per_page: FILTER_TAGS } as const;
    const call = this.#client.GET('/platform/tags', { params: { query }, signal: abortSignal(options) });
    return mapResult(await requestPage(call, toTag), (page) => page.items);
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

/** Maps the wire format of a fund (reference part 1, 6.1). */
export function toFund(wire: Schemas['Fund']): Fund {
  return {
    id: readId(wire.id, 'id'),
    key: readString(wire.key, 'key'),
    name: readString(wire.name, 'name'),
    type: readOneOf(wire.type, FUND_TYPES, 'type'),
    state: readOneOf(wire.state, FUND_STATES, 'state'),
    logo: toPicture(wire.logo),
    organizationId: readId(wire.organization_id, 'organization_id'),
    organization: { ...toOrganizationOption(wire.organization), logo: toPicture(wire.organization.logo) },
    descriptionShort: readStringOrNull(wire.description_short, 'description_short'),
    descriptionHtml: readStringOrNull(wire.description_html, 'description_html'),
    faqTitle: readStringOrNull(wire.faq_title, 'faq_title'),
    faq: readList(wire.faq, toFaqItem, 'faq'),
    tags: readList(wire.tags, toTag, 'tags'),
    criteria: readList(wire.criteria, toCriterion, 'criteria'),
    formulas: readList(wire.formulas, toFormula, 'formulas'),
    validators: readList(
      wire.validators,
      (validator) => readString(validator.identity_address, 'validators'),
      'validators',
    ),
    isExternal: readBoolean(wire.is_external, 'is_external'),
    externalLink: toExternalLink(wire),
    requestButtonText: readStringOrNull(wire.request_btn_text, 'request_btn_text'),
    contact: toContactPolicy(wire),
    startAt: readDateOrNull(wire.start_date, 'start_date'),
    endAt: readDateOrNull(wire.end_at, 'end_at'),
    endAtLocale: readStringOrNull(wire.end_at_locale, 'end_at_locale'),
    ...toPolicies(wire),
  };
}

function toPolicies(wire: Schemas['Fund']) {
  return {
    allowPrevalidations: readBoolean(wire.allow_prevalidations, 'allow_prevalidations'),
    allowFundRequests: readBoolean(wire.allow_fund_requests, 'allow_fund_requests'),
    allowDirectRequests: readBoolean(wire.allow_direct_requests, 'allow_direct_requests'),
    allowPhysicalCards: readBoolean(wire.allow_physical_cards, 'allow_physical_cards'),
    reservationsEnabled: readBoolean(wire.reservations_enabled, 'reservations_enabled'),
    autoValidation: readBoolean(wire.auto_validation, 'auto_validation'),
    bsnConfirmationTime: readIntegerOrNull(wire.bsn_confirmation_time, 'bsn_confirmation_time'),
    hasPendingFundRequests: readBoolean(wire.has_pending_fund_requests, 'has_pending_fund_requests'),
    hasApprovedFundRequests: readBoolean(wire.has_approved_fund_requests, 'has_approved_fund_requests'),
    takenByPartner: readBoolean(wire.taken_by_partner ?? false, 'taken_by_partner'),
  };
}

function toContactPolicy(wire: Schemas['Fund']): ContactPolicy {
  const custom = wire.contact_info_message_custom ? wire.contact_info_message_text : null;
  return {
    emailRequired: readBoolean(wire.email_required, 'email_required'),
    contactInfoEnabled: readBoolean(wire.contact_info_enabled, 'contact_info_enabled'),
    contactInfoRequired: readBoolean(wire.contact_info_required, 'contact_info_required'),
    contactInfoMessage: readStringOrNull(custom ?? wire.contact_info_message_default, 'contact_info_message'),
  };
}

function toExternalLink(wire: Schemas['Fund']): ExternalLink | null {
  const url = readStringOrNull(wire.external_link_url, 'external_link_url');
  return url ? { text: readStringOrNull(wire.external_link_text, 'external_link_text') || null, url } : null;
}

function toCriterion(wire: Schemas['FundCriterion']): Criterion {
  return {
    id: readId(wire.id, 'criteria.id'),
    recordTypeKey: readString(wire.record_type_key, 'criteria.record_type_key'),
    recordTypeName: readString(wire.record_type_name, 'criteria.record_type_name'),
    operator: readOneOf(wire.operator, CRITERION_OPERATORS, 'criteria.operator'),
    value: readString(wire.value, 'criteria.value'),
    showAttachment: readBoolean(wire.show_attachment, 'criteria.show_attachment'),
    title: readStringOrNull(wire.title, 'criteria.title'),
    descriptionHtml: readStringOrNull(wire.description_html, 'criteria.description_html'),
    isValid: wire.is_valid === null ? null : readBoolean(wire.is_valid, 'criteria.is_valid'),
  };
}

function toFormula(wire: Schemas['FundFormula']): Formula {
  const type = readOneOf(wire.type, ['fixed', 'multiply'], 'formulas.type');
  const each = readMoney(wire.amount, 'formulas.amount');
  if (type === 'fixed') return { type, amount: each };
  return { type, amount: each, recordTypeKey: readString(wire.record_type_key, 'formulas.record_type_key') };
}

function toFaqItem(wire: Schemas['Fund']['faq'][number]): FaqItem {
  return {
    id: readId(wire.id, 'faq.id'),
    title: readString(wire.title, 'faq.title'),
    descriptionHtml: readString(wire.description_html, 'faq.description_html'),
  };
}

function toTag(wire: Schemas['Tag']): FundTag {
  return {
    id: readId(wire.id, 'tags.id'),
    key: readString(wire.key, 'tags.key'),
    name: readString(wire.name, 'tags.name'),
  };
}

function toOrganizationOption(wire: Schemas['NamedItem']): OrganizationOption {
  return { id: readId(wire.id, 'organization.id'), name: readString(wire.name, 'organization.name') };
}
