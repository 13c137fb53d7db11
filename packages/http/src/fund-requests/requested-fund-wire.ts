import {
  CRITERION_OPERATORS,
  QUESTION_CONTROLS,
  type AnswerOption,
  type CriterionQuestion,
  type CriterionRule,
} from '@stadstegoed/core/funds/criterion.ts';
import type { CriteriaGroup, CriteriaStep, Fund } from '@stadstegoed/core/funds/fund.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toFund } from '../funds/http-funds.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];

/** Maps the wire format of a fund with how a request asks its criteria, which lists and pages of funds do not need. */
export function toRequestedFund(wire: Fields<Schemas['Fund']>): Fund {
  const fund = toFund(wire);
  const questions = wire.list('criteria', toQuestion);
  return {
    ...fund,
    criteria: fund.criteria.map((criterion, index) => ({ ...criterion, question: questions[index] ?? null })),
    criteriaSteps: wire.list('criteria_steps', toCriteriaStep, []),
    criteriaGroups: wire.list('criteria_groups', toCriteriaGroup, []),
    asksCardAddress: wire.boolean('fund_request_physical_card_enable', false),
    usesRegister: wire.boolean('allow_fund_request_prefill', false),
  };
}

/** Only the platform of July 2026 says how an answer is given. A newer control, and a choice of nothing, is typed as a text. */
function toQuestion(criterion: Fields<Schemas['FundCriterion']>): CriterionQuestion | null {
  const type = criterion.object('record_type');
  if (type.string('control_type', null) === null) return null;
  const control = type.knownOr('control_type', QUESTION_CONTROLS, 'text');
  const options = type.list('options', toOption, []);
  return {
    control: control === 'select' && options.length === 0 ? 'text' : control,
    type: type.knownOr('type', ['iban', 'email'], 'other'),
    options,
    isOptional: criterion.boolean('optional', false),
    min: toLimit(criterion.string('min', '')),
    max: toLimit(criterion.string('max', '')),
    label: criterion.string('label', '') || null,
    extraDescriptionHtml: criterion.string('extra_description_html', '') || null,
    stepId: criterion.id('fund_criteria_step_id', null),
    groupId: criterion.id('fund_criteria_group_id', null),
    rules: criterion.list('rules', toRule, []),
    fillType: criterion.knownOr('fill_type', ['prefill'], 'manual'),
    known: null,
  };
}

/** A limit of numbers; what is none, such as a date, only the platform checks. */
function toLimit(text: string): number | null {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

export function toOption(option: Fields<{ value: string; name: string }>): AnswerOption {
  return { value: option.string('value'), name: option.string('name', null) ?? option.string('value') };
}

/** An operator that is newer than the shop is a mismatch: what is asked must not be guessed. */
function toRule(rule: Fields<{ record_type_key: string; operator: string; value: string }>): CriterionRule {
  return {
    recordTypeKey: rule.string('record_type_key'),
    operator: rule.oneOf('operator', CRITERION_OPERATORS),
    value: rule.string('value', ''),
  };
}

function toCriteriaStep(part: Fields<Schemas['FundCriteriaPart']>): CriteriaStep {
  return {
    id: part.id('id'),
    title: part.string('title'),
    descriptionHtml: part.string('description_html', '') || null,
  };
}

function toCriteriaGroup(group: Fields<Schemas['FundCriteriaPart'] & { required: boolean }>): CriteriaGroup {
  return { ...toCriteriaStep(group), isRequired: group.boolean('required') };
}
