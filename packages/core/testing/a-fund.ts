import type { Criterion, CriterionQuestion } from '../src/funds/criterion.ts';
import type { Fund } from '../src/funds/fund.ts';
import { singlePage, type Page } from '../src/shared/page.ts';
import { parseCalendarDate } from '../src/shared/calendar-date.ts';
import { money } from '../src/shared/money.ts';

/** An open budget fund of 300 euros with one criterion that is not met, which can be requested. */
export function aFund(overrides: Partial<Fund> = {}): Fund {
  return {
    id: '12',
    key: 'kindtegoed',
    name: 'Kindtegoed',
    type: 'budget',
    state: 'active',
    logo: null,
    organizationId: '3',
    organization: { id: '3', name: 'Gemeente Zonnedorp', logo: null },
    descriptionShort: 'Voor zwemles, sport, muziek of tekenles.',
    descriptionHtml: '<p>Zo doet uw kind gewoon mee.</p>',
    faqTitle: null,
    faq: [],
    tags: [],
    criteria: [aCriterion()],
    criteriaSteps: [],
    criteriaGroups: [],
    usesRegister: false,
    asksCardAddress: false,
    isPayout: false,
    help: null,
    isReceived: false,
    formulas: [{ type: 'fixed', amount: money(300_00) }],
    allowPrevalidations: false,
    allowFundRequests: true,
    allowDirectRequests: true,
    allowPhysicalCards: false,
    reservationsEnabled: true,
    autoValidation: false,
    takenByPartner: false,
    bsnConfirmationTime: 900,
    hasPendingFundRequests: false,
    hasApprovedFundRequests: false,
    isExternal: false,
    externalLink: null,
    requestButtonText: null,
    contact: { emailRequired: false, contactInfoEnabled: false, contactInfoRequired: false, contactInfoMessage: null },
    startAt: parseCalendarDate('2026-01-01'),
    endAt: parseCalendarDate('2026-12-31'),
    endAtLocale: '31 dec, 2026',
    validators: [],
    ...overrides,
  };
}

/** A fund with all criteria met. */
export function anApplicableFund(overrides: Partial<Fund> = {}): Fund {
  return aFund({ criteria: [aCriterion({ isValid: true })], ...overrides });
}

/** A criterion that the resident does not meet: at least one child. */
export function aCriterion(overrides: Partial<Criterion> = {}): Criterion {
  return {
    id: '31',
    recordTypeKey: 'children_nth',
    recordTypeName: 'Aantal kinderen',
    operator: '>',
    value: '0',
    showAttachment: false,
    title: null,
    descriptionHtml: null,
    isValid: false,
    hasRecord: null,
    isCondition: true,
    question: null,
    ...overrides,
  };
}

/** A question of the platform of July 2026: a text that is always asked. */
export function aQuestion(overrides: Partial<CriterionQuestion> = {}): CriterionQuestion {
  return {
    control: 'text',
    type: 'other',
    options: [],
    isOptional: false,
    min: null,
    max: null,
    label: null,
    extraDescriptionHtml: null,
    stepId: null,
    groupId: null,
    rules: [],
    fillType: 'manual',
    known: null,
    ...overrides,
  };
}

/** A page of a list of funds; the only one unless told otherwise. */
export function aFundsPage(items: readonly Fund[] = [aFund()], overrides: Partial<Page<Fund>> = {}): Page<Fund> {
  return { ...singlePage(items), ...overrides };
}
