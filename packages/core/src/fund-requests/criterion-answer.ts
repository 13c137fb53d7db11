import type { Criterion, CriterionOperator } from '../funds/criterion.ts';
import { matchesCriterion } from '../funds/criterion-rules.ts';
import { readRecordValue } from '../records/record-value.ts';
import { moneyToWire } from '../shared/money.ts';
import { readAmount, readNumber, readNumerals } from '../shared/typed-number.ts';
import { readDay, writeDay } from '../shared/written-day.ts';
import { confirmedValue } from './confirmed-value.ts';
import { criterionControl, type CriterionControl } from './criterion-control.ts';
import { cleanLine } from '../shared/typed-text.ts';

/** The answer of a checked checkbox; an unchecked one is empty. */
export const CHECKED = 'checked';

/** Why an answer cannot be sent. `must_be_*`: it does not meet the criterion. */
export type AnswerProblem =
  | 'missing'
  | 'not_checked'
  | 'not_a_number'
  | 'too_many_digits'
  | 'not_an_amount'
  | 'not_a_date'
  | 'must_be_more'
  | 'must_be_at_least'
  | 'must_be_less'
  | 'must_be_at_most'
  | 'must_be_equal'
  | 'must_differ';

type Limits = Pick<Criterion, 'operator' | 'value' | 'recordTypeKey'>;
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
  return control === 'currency' ? value.replace('.', ',') : value;
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
  if (criterion.operator === '*' || matchesCriterion(criterion, read.value)) return null;
  return MISMATCHES[criterion.operator];
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
  checkbox: (_text, criterion) => ({ value: confirmedValue(criterion) }),
  date: readDate,
  step: readCount,
  number: readNumeral,
  currency: readMoney,
  text: readText,
};

const NOT_A_NUMBER: Read = { problem: 'not_a_number' };

function readAnswer(criterion: Limits, answer: string): Read {
  const control = criterionControl(criterion);
  const text = cleanLine(answer);
  if (text === '') return { problem: control === 'checkbox' ? 'not_checked' : 'missing' };
  return READERS[control](text, criterion);
}

function readDate(text: string): Read {
  const day = readDay(text);
  return day === null ? { problem: 'not_a_date' } : { value: writeDay(day) };
}

/** An e-mail address, a telephone number or a name as a record has it; only the platform refuses one. */
function readText(text: string, { recordTypeKey }: Limits): Read {
  const read = readRecordValue(recordTypeKey, text);
  return { value: 'value' in read ? read.value : text };
}

function readNumeral(text: string): Read {
  const read = readNumerals(text);
  return read.ok ? { value: read.value } : { problem: read.error };
}

function readCount(text: string): Read {
  const count = typedCount(text);
  return count === null ? NOT_A_NUMBER : { value: String(count) };
}

function readMoney(text: string): Read {
  const amount = readAmount(text);
  return amount.kind === 'value' ? { value: moneyToWire(amount.value) } : { problem: 'not_an_amount' };
}
