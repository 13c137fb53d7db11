import {
  isMismatch,
  limitOf,
  valueOfAnswer,
  type AnswerRefusal,
} from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import { criterionControl } from '@stadstegoed/core/fund-requests/criterion-control.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { CriteriaStep, Fund } from '@stadstegoed/core/funds/fund.ts';
import { criterionStep, type RequestStep } from '@stadstegoed/core/fund-requests/request-flow.ts';
import { CONTACT_LENGTH, type ContactProblem } from '@stadstegoed/core/fund-requests/contact-information.ts';
import { parseMoney, type Money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { Sentence } from '../../lib/app/app-ports.ts';
import { amountSentence, dateSentence, numberSentence } from '../../lib/form/typed-values.ts';
import type { TextKey } from '../../texts/text-keys.ts';

const ANSWERS = {
  missing: 'fundRequests.answer.missing',
  not_checked: 'fundRequests.answer.notChecked',
  not_a_number: 'fundRequests.answer.notANumber',
  too_many_digits: 'fundRequests.answer.tooManyDigits',
  not_an_amount: 'fundRequests.answer.notAnAmount',
  not_a_date: 'fundRequests.answer.notADate',
  not_an_email: 'fundRequests.answer.notAnEmail',
  must_be_more: 'fundRequests.answer.mustBeMore',
  must_be_at_least: 'fundRequests.answer.mustBeAtLeast',
  must_be_less: 'fundRequests.answer.mustBeLess',
  must_be_at_most: 'fundRequests.answer.mustBeAtMost',
  must_be_equal: 'fundRequests.answer.mustBeEqual',
  must_differ: 'fundRequests.answer.mustDiffer',
  below_least: 'fundRequests.answer.mustBeAtLeast',
  above_greatest: 'fundRequests.answer.mustBeAtMost',
  file_missing: 'fundRequests.answer.fileMissing',
} as const satisfies Record<AnswerRefusal, TextKey>;

/** What is wrong with an answer that cannot be read. */
const DETAILS: Readonly<Partial<Record<AnswerRefusal, (typed: string) => Sentence | null>>> = {
  not_a_number: numberSentence,
  not_an_amount: amountSentence,
  not_a_date: dateSentence,
};

const DATES = {
  must_be_more: 'fundRequests.answer.mustBeAfter',
  must_be_at_least: 'fundRequests.answer.mustNotBeBefore',
  must_be_less: 'fundRequests.answer.mustBeBefore',
  must_be_at_most: 'fundRequests.answer.mustNotBeAfter',
} as const satisfies Partial<Record<AnswerRefusal, TextKey>>;

const CONTACTS = {
  contact_missing: 'fundRequests.contact.missing',
  contact_too_short: 'fundRequests.contact.tooShort',
  contact_too_long: 'fundRequests.contact.tooLong',
} as const satisfies Record<ContactProblem, TextKey>;

/** The sentence for an answer, as typed, that cannot be sent. */
export function answerSentence(problem: AnswerRefusal, criterion: Criterion, typed: string): Sentence {
  const control = criterionControl(criterion);
  const amount = problem === 'file_missing' || !isMismatch(problem) ? null : typedAmount(criterion, typed);
  // Nobody is told to earn less: the sentence says what the answer means, and the limit stands below the field.
  if (amount !== null) return { key: 'fundRequests.answer.notMet', values: { answer: formatAmount(amount) } };
  if (control === 'step' && problem === 'must_be_more')
    return { key: 'fundRequests.answer.leastCount', values: { least: Number(criterion.value) + 1 } };
  return DETAILS[problem]?.(typed) ?? plainSentence(problem, criterion);
}

function plainSentence(problem: AnswerRefusal, criterion: Criterion): Sentence {
  const dates: Partial<Record<AnswerRefusal, TextKey>> = DATES;
  const key = (criterionControl(criterion) === 'date' ? dates[problem] : undefined) ?? ANSWERS[problem];
  const limit = problem === 'file_missing' ? '' : limitOf(criterion, problem);
  const amount = criterionControl(criterion) === 'currency' ? parseMoney(limit) : null;
  return { key, values: { limit: amount === null ? limit : formatAmount(amount), title: questionLabel(criterion) } };
}

function typedAmount(criterion: Criterion, typed: string): Money | null {
  return criterionControl(criterion) === 'currency' ? parseMoney(valueOfAnswer(criterion, typed) ?? '') : null;
}

/** The sentence for contact information that is not accepted. */
export function contactSentence(problem: ContactProblem): Sentence {
  return { key: CONTACTS[problem], values: { min: CONTACT_LENGTH.min, max: CONTACT_LENGTH.max } };
}

const STEPS = {
  email_setup: 'fundRequests.step.email',
  criteria: 'fundRequests.step.criteria',
  confirm_criteria: 'fundRequests.step.confirm',
  card_address: 'fundRequests.step.address',
  contact_information: 'fundRequests.step.contact',
  application_overview: 'fundRequests.step.overview',
  done: 'fundRequests.step.done',
} as const satisfies Record<Exclude<RequestStep, `${'step' | 'group' | 'criterion'}-${string}`>, TextKey>;

/** What is asked, in the words of the control. */
export function questionLabel({ question, title, recordTypeName }: Criterion): string {
  return question?.label ?? title ?? recordTypeName;
}

/** The step or group of the fund that is a step of the request; undefined for another step. */
export function partOfStep(step: RequestStep, { criteriaSteps, criteriaGroups }: Fund): CriteriaStep | undefined {
  return (
    criteriaSteps.find(({ id }) => step === `step-${id}`) ?? criteriaGroups.find(({ id }) => step === `group-${id}`)
  );
}

/** The short name of a step: that of the shop, that of the fund, or the name of the record type that it asks. */
export function stepSentence(step: RequestStep, fund: Fund): Sentence {
  const names: Partial<Record<string, TextKey>> = STEPS;
  const key = names[step];
  if (key !== undefined) return { key };
  const criterion = fund.criteria.find((one) => criterionStep(one) === step);
  return { literal: partOfStep(step, fund)?.title ?? criterion?.recordTypeName ?? '' };
}
