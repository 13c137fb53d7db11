import { CRITERION_OPERATORS, type Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { Formula } from '@stadstegoed/core/funds/formula.ts';
import type { ContactPolicy, ExternalLink, FaqItem, Fund, FundHelp, FundTag } from '@stadstegoed/core/funds/fund.ts';
import type { FundChoice, FundFilter, Funds, OrganizationOption } from '@stadstegoed/core/funds/funds.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Page, WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { requestAllPages, requestOne, requestPage } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPicture } from '../picture.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listFunds']['parameters']['query']>;

/** Page size of the tags. */
const TAGS_PER_PAGE = 1000;
const FUND_TYPES = ['budget', 'subsidies', 'external'] as const;
const FUND_STATES = ['active', 'paused', 'closed'] as const;

export class HttpFunds implements Funds {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(filter: FundFilter, options?: ReadOptions): Promise<Result<Page<Fund>, Failure>> {
    return requestPage(this.#get(filter, options), toFund);
  }

  listAll(choice: FundChoice, options?: ReadOptions): Promise<Result<WholeList<Fund>, Failure>> {
    return requestAllPages(
      ({ page, per_page: perPage }) =>
        this.#get({ ...choice, perPage, ...(page === undefined ? {} : { page }) }, options),
      toFund,
    );
  }

  async read(fundId: string, options?: ReadOptions): Promise<Result<Fund, Failure>> {
    const number = wireId(fundId);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number }, query: { check_criteria: 1 as const } };
    return requestOne(this.#client.GET('/platform/funds/{id}', { params, signal: abortSignal(options) }), toFund);
  }

  async organizations(options?: ReadOptions): Promise<Result<readonly OrganizationOption[], Failure>> {
    const query = { is_employee: 0, is_sponsor: 1, implementation: 1 } as const;
    const signal = abortSignal(options);
    const all = await requestAllPages(
      (paging) => this.#client.GET('/platform/organizations', { params: { query: { ...query, ...paging } }, signal }),
      toOrganizationOption,
    );
    return mapResult(all, ({ items }) => items);
  }

  async tags(options?: ReadOptions): Promise<Result<readonly FundTag[], Failure>> {
    const query = { type: 'funds', per_page: TAGS_PER_PAGE } as const;
    const signal = abortSignal(options);
    const all = await requestAllPages(
      (paging) => this.#client.GET('/platform/tags', { params: { query: { ...paging, ...query } }, signal }),
      toTag,
    );
    return mapResult(all, ({ items }) => items);
  }

  #get(filter: FundFilter, options?: ReadOptions) {
    const params = { query: toListQuery(filter) };
    return this.#client.GET('/platform/funds', { params, signal: abortSignal(options) });
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

/** Maps the wire format of a fund. */
export function toFund(fund: Fields<Schemas['Fund']>): Fund {
  const organization = fund.object('organization');
  return {
    id: fund.id('id'),
    key: fund.string('key'),
    name: fund.string('name'),
    type: fund.oneOf('type', FUND_TYPES),
    state: fund.oneOf('state', FUND_STATES),
    logo: fund.part('logo', toPicture),
    organizationId: fund.id('organization_id'),
    organization: { ...toOrganizationOption(organization), logo: organization.part('logo', toPicture) },
    descriptionShort: fund.string('description_short', null),
    descriptionHtml: fund.string('description_html', null),
    faqTitle: fund.string('faq_title', null),
    faq: fund.list('faq', toFaqItem, []),
    tags: fund.list('tags', toTag, []),
    criteria: fund.list('criteria', toCriterion),
    // How a request asks them is read for a request.
    criteriaSteps: [],
    criteriaGroups: [],
    usesRegister: false,
    asksCardAddress: false,
    isPayout: fund.knownOr('outcome_type', ['payout'], null) !== null,
    help: toHelp(fund),
    formulas: fund.list('formulas', toFormula),
    validators: fund.list('validators', (validator) => validator.string('identity_address'), []),
    isExternal: fund.boolean(['is_external', 'external']),
    externalLink: toExternalLink(fund),
    requestButtonText: fund.string('request_btn_text', null),
    contact: toContactPolicy(fund),
    startAt: fund.date('start_date', null),
    endAt: fund.date(['end_at', 'end_date'], null),
    endAtLocale: fund.string(['end_at_locale', 'end_date_locale'], null),
    ...toPolicies(fund),
  };
}

function toPolicies(fund: Fields<Schemas['Fund']>) {
  return {
    allowPrevalidations: fund.boolean('allow_prevalidations'),
    allowFundRequests: fund.boolean('allow_fund_requests'),
    allowDirectRequests: fund.boolean('allow_direct_requests'),
    allowPhysicalCards: fund.boolean('allow_physical_cards', false),
    // No real platform sends it for a fund; whether an offer can be reserved is read from the offer.
    reservationsEnabled: fund.boolean('reservations_enabled', true),
    autoValidation: fund.boolean('auto_validation'),
    bsnConfirmationTime: fund.integer('bsn_confirmation_time', null),
    hasPendingFundRequests: fund.boolean('has_pending_fund_requests', false),
    hasApprovedFundRequests: fund.boolean('has_approved_fund_requests', false),
    takenByPartner: fund.boolean('taken_by_partner', false),
    isReceived: fund.boolean('received', false),
  };
}

function toContactPolicy(fund: Fields<Schemas['Fund']>): ContactPolicy {
  const custom = fund.boolean('contact_info_message_custom', false);
  return {
    emailRequired: fund.boolean('email_required'),
    contactInfoEnabled: fund.boolean('contact_info_enabled'),
    contactInfoRequired: fund.boolean('contact_info_required'),
    contactInfoMessage: fund.string(
      custom ? ['contact_info_message_text', 'contact_info_message_default'] : 'contact_info_message_default',
      null,
    ),
  };
}

/** An address that is not to be shown is left out. */
function toHelp(fund: Fields<Schemas['Fund']>): FundHelp | null {
  if (!fund.boolean('help_enabled', false)) return null;
  const shown = (name: 'email' | 'phone' | 'website') =>
    fund.boolean(`help_show_${name}`, false) ? fund.string(`help_${name}`, '') || null : null;
  return {
    title: fund.string('help_title', '') || null,
    blockText: fund.string('help_block_text', '') || null,
    descriptionHtml: fund.string('help_description_html', '') || null,
    email: shown('email'),
    phone: shown('phone'),
    website: shown('website'),
  };
}

function toExternalLink(fund: Fields<Schemas['Fund']>): ExternalLink | null {
  const url = fund.string('external_link_url', '');
  return url === '' ? null : { text: fund.string('external_link_text', '') || null, url };
}

function toCriterion(criterion: Fields<Schemas['FundCriterion']>): Criterion {
  return {
    id: criterion.id('id'),
    recordTypeKey: criterion.string('record_type_key'),
    recordTypeName: criterion.string('record_type_name', null) ?? criterion.object('record_type').string('name'),
    ...toCondition(criterion),
    showAttachment: criterion.boolean('show_attachment'),
    title: criterion.string('title', '') || null,
    descriptionHtml: criterion.string('description_html', null),
    isValid: criterion.boolean('is_valid', null),
    hasRecord: criterion.boolean('has_record', null),
    question: null,
  };
}

/** Today's platform has criteria that any answer meets (`*`). One of a newer kind is read as such: the platform decides. */
function toCondition(
  criterion: Fields<Schemas['FundCriterion']>,
): Pick<Criterion, 'operator' | 'value' | 'isCondition'> {
  const operator = criterion.knownOr('operator', CRITERION_OPERATORS, '*');
  const isAny = operator === '*';
  const isOfSome = criterion.boolean('optional', false) || criterion.list('rules', () => true, []).length > 0;
  const value = isAny ? criterion.string('value', '') : criterion.string('value');
  return { operator, value, isCondition: !isAny && !isOfSome };
}

function toFormula(formula: Fields<Schemas['FundFormula']>): Formula {
  const type = formula.oneOf('type', ['fixed', 'multiply']);
  const amount = formula.money('amount');
  return type === 'fixed' ? { type, amount } : { type, amount, recordTypeKey: formula.string('record_type_key') };
}

function toFaqItem(item: Fields<Schemas['Fund']['faq'][number]>): FaqItem {
  return { id: item.id('id'), title: item.string('title'), descriptionHtml: item.string('description_html') };
}

function toTag(tag: Fields<Schemas['Tag']>): FundTag {
  return { id: tag.id('id'), key: tag.string('key'), name: tag.string('name') };
}

function toOrganizationOption(organization: Fields<Schemas['NamedItem']>): OrganizationOption {
  return { id: organization.id('id'), name: organization.string('name') };
}
