import type { Criterion, CriterionOperator } from '../funds/criterion.ts';
import { matchesCriterion } from '../funds/criterion-rules.ts';
import { readRecordValue } from '../records/record-value.ts';
import { moneyToWire } from '../shared/money.ts';
import { NUMBER_LIMITS, readAmount, readNumber, readNumerals } from '../shared/typed-number.ts';
import { readDay, writeDay } from '../shared/written-day.ts';
import { plainIban } from '../reimbursements/iban.ts';
import { readEmail } from '../shared/typed-email.ts';
import { CONFIRMED, confirmedValue } from './confirmed-value.ts';
import { criterionControl, type CriterionControl } from './criterion-control.ts';
import { cleanLine } from '../shared/typed-text.ts';

/** The answer of a checked checkbox; an unchecked one is empty. */
export const CHECKED = 'checked';

/** Why an answer cannot be sent. `must_*`: it does not meet the criterion; `below_least`, `above_greatest`: no answer may be so. */
export type AnswerProblem =
  | 'missing'
  | 'not_checked'
  | 'not_a_number'
  | 'too_many_digits'
  | 'not_an_amount'
  | 'not_a_date'
  | 'not_an_email'
  | 'must_be_more'
  | 'must_be_at_least'
  | 'must_be_less'
  | 'must_be_at_most'
  | 'must_be_equal'
  | 'must_differ'
  | 'below_least'
  | 'above_greatest';

type Limits = Pick<Criterion, 'operator' | 'value' | 'recordTypeKey' | 'question'>;
type Read = { readonly value: string } | { readonly problem: AnswerProblem };

/**
 * The value of a typed answer in the notation of records: amounts with a point, dates as `12-04-2010`, the confirmed
 * value for a checked box. Null when the answer is empty or cannot be read.
 */
export function valueOfAnswer(criterion: Limits, answer: string): string | null {
  const read = readAnswer(criterion, answer);
  return 'value' in read ? read.value : null;
}

/** A typed answer as its field shows it once it is left; what cannot be read stays as it is. */
export function writtenAnswer(criterion: Limits, answer: string): string {
  const value = valueOfAnswer(criterion, answer);
  const control = criterionControl(criterion);
  if (value === null || control === 'checkbox') return answer;
  return control === 'currency' || control === 'number' ? value.replace('.', ',') : value;
}

/** The value of a record as an answer that can be changed; empty when the control cannot show it. */
export function answerOfRecord(criterion: Limits, value: string): string {
  const control = criterionControl(criterion);
  if (control === 'checkbox') return value === valueOfAnswer(criterion, CHECKED) ? CHECKED : '';
  if (control === 'select') return valueOfAnswer(criterion, value) ?? '';
  return writtenAnswer(criterion, value);
}

/** The number that is typed in a counter; null when there is none. */
export function typedCount(answer: string): number | null {
  const count = readNumber(answer);
  return count.kind === 'value' ? count.value : null;
}

/** The first problem of an answer; null when it can be sent. */
export function answerProblem(criterion: Limits, answer: string): AnswerProblem | null {
  const read = readAnswer(criterion, answer);
  if ('problem' in read) return read.problem;
  const { operator } = criterion;
  if (operator === '*') return read.value === '' ? null : rangeProblem(criterion, read.value);
  if (matchesCriterion(criterion, read.value) || isLeftOut(criterion, read.value)) return null;
  return MISMATCHES[operator];
}

/** The number, date or text that an answer is compared with; of a choice its name. */
export function limitOf({ operator, value, question }: Limits, problem: AnswerProblem): string {
  if (question === null) return value;
  if (operator === '*') return String((problem === 'below_least' ? question.min : question.max) ?? '');
  return question.options.find((option) => option.value === value)?.name ?? value;
}

/** Why a number is outside the limits that a platform has for any answer; null when it is within, and for a text of digits. */
function rangeProblem({ question }: Limits, value: string): AnswerProblem | null {
  if (question === null || question.control === 'text') return null;
  if (question.min !== null && Number(value) < question.min) return 'below_least';
  return question.max !== null && Number(value) > question.max ? 'above_greatest' : null;
}

function isLeftOut({ question }: Limits, value: string): boolean {
  return value === '' && question?.isOptional === true;
}

/** Why an answer with its files cannot be sent. */
export type AnswerRefusal = AnswerProblem | 'file_missing';

/** Whether a proof can go with an answer: not with a box that may stay empty and does. */
export function takesFiles({ showAttachment, question }: Criterion, answer: string): boolean {
  return showAttachment && (question?.control !== 'checkbox' || answer !== '');
}

/** Whether the answer is not complete without a proof: also a box that may stay empty needs it once it is checked. */
export function needsFile(criterion: Criterion, answer: string): boolean {
  const { question } = criterion;
  return takesFiles(criterion, answer) && (question?.isOptional !== true || question.control === 'checkbox');
}

/** The problems that say that the answer was read but does not meet the criterion. */
export function isMismatch(problem: AnswerProblem): boolean {
  return Object.values(MISMATCHES).includes(problem);
}

const MISMATCHES: Readonly<Record<Exclude<CriterionOperator, '*'>, AnswerProblem>> = {
  '>': 'must_be_more',
  '>=': 'must_be_at_least',
  '<': 'must_be_less',
  '<=': 'must_be_at_most',
  '=': 'must_be_equal',
  '!=': 'must_differ',
};

const READERS: Readonly<Record<CriterionControl, (text: string, criterion: Limits) => Read>> = {
  checkbox: (_text, criterion) => ({
    value: criterion.question === null || criterion.operator === '=' ? confirmedValue(criterion) : CONFIRMED,
  }),
  date: readDate,
  step: readCount,
  number: (text, criterion) => (criterion.question === null ? readNumeral(text) : readDecimal(text)),
  currency: readMoney,
  text: readText,
  select: (text, { question }) =>
    question?.options.some(({ value }) => value === text) === true ? { value: text } : { problem: 'missing' },
};

const DECIMALS = { ...NUMBER_LIMITS, min: -NUMBER_LIMITS.max, step: 0.01 };
const NOT_A_NUMBER: Read = { problem: 'not_a_number' };

function readAnswer(criterion: Limits, answer: string): Read {
  const control = criterionControl(criterion);
  const text = cleanLine(answer);
  if (text === '' && criterion.question?.isOptional === true) return { value: '' };
  if (text === '') return { problem: control === 'checkbox' ? 'not_checked' : 'missing' };
  return READERS[control](text, criterion);
}

function readDate(text: string): Read {
  const day = readDay(text);
  return day === null ? { problem: 'not_a_date' } : { value: writeDay(day) };
}

/** An e-mail address, a telephone number, an IBAN or a name as a record has it; only the platform refuses one that it did not ask for. */
function readText(text: string, { recordTypeKey, question }: Limits): Read {
  if (question?.type === 'iban') return { value: plainIban(text) };
  if (question?.type === 'email') {
    const email = readEmail(text);
    return email.ok ? { value: email.value } : { problem: 'not_an_email' };
  }
  const read = readRecordValue(recordTypeKey, text);
  return { value: 'value' in read ? read.value : text };
}

function readNumeral(text: string): Read {
  const read = readNumerals(text);
  return read.ok ? { value: read.value } : { problem: read.error };
}

/** Any number, as a record has it: `1250.5`. */
function readDecimal(text: string): Read {
  const number = readNumber(text, DECIMALS);
  return number.kind === 'value' ? { value: String(number.value) } : NOT_A_NUMBER;
}

function readCount(text: string): Read {
  const count = typedCount(text);
  return count === null ? NOT_A_NUMBER : { value: String(count) };
}

function readMoney(text: string): Read {
  const amount = readAmount(text);
  return amount.kind === 'value' ? { value: moneyToWire(amount.value) } : { problem: 'not_an_amount' };
}
