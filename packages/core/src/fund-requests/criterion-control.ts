import type { Criterion, CriterionQuestion } from '../funds/criterion.ts';
import { isAmountType } from '../records/record-value.ts';

/** The control in which a criterion is answered. */
export type CriterionControl = CriterionQuestion['control'];

const NUMBERS: readonly string[] = ['tax_id', 'bsn'];

/** The control that the platform names; else by the operator and by the key of the record type, the first rule that fits. */
export function criterionControl({
  operator,
  recordTypeKey: key,
  question,
}: Pick<Criterion, 'operator' | 'recordTypeKey' | 'question'>): CriterionControl {
  if (question !== null) return question.control;
  if (operator === '=' || key === 'children' || key.endsWith('_eligible')) return 'checkbox';
  if (key === 'birth_date') return 'date';
  if (key.endsWith('_nth')) return 'step';
  if (NUMBERS.includes(key)) return 'number';
  return isAmountType(key) ? 'currency' : 'text';
}
