import type { Criterion } from '../funds/criterion.ts';
import { minusMoney, parseMoney, type Money } from '../shared/money.ts';
import { valueOfAnswer } from './criterion-answer.ts';
import { criterionControl } from './criterion-control.ts';

/** An amount that is more than its criterion allows. */
export interface AmountOverLimit {
  readonly limit: Money;
  readonly answer: Money;
  readonly difference: Money;
}

/** How far a typed amount is over the limit of its criterion; null for another kind of answer and within the limit. */
export function amountOverLimit(
  criterion: Pick<Criterion, 'operator' | 'value' | 'recordTypeKey' | 'question'>,
  typed: string,
): AmountOverLimit | null {
  if (criterionControl(criterion) !== 'currency') return null;
  if (criterion.operator !== '<' && criterion.operator !== '<=') return null;
  const limit = parseMoney(criterion.value);
  const answer = parseMoney(valueOfAnswer(criterion, typed) ?? '');
  if (limit === null || answer === null || answer <= limit) return null;
  return { limit, answer, difference: minusMoney(answer, limit) };
}
