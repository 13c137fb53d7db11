import type { Criterion } from '../funds/criterion.ts';
import { isAmountType } from '../records/record-value.ts';

/** The control in which a criterion is answered. */
export type CriterionControl = 'checkbox' | 'date' | 'step' | 'number' | 'currency' | 'text';

const NUMBERS: readonly string[] = ['tax_id', 'bsn'];

/** Chooses the control by the operator and by the key of the record type; the first rule that fits decides. */
export function criterionControl({
  operator,
  recordTypeKey: key,
}: Pick<Criterion, 'operator' | 'recordTypeKey'>): CriterionControl {
  if (operator === '=' || key === 'children' || key.endsWith('_eligible')) return 'checkbox';
  if (key === 'birth_date') return 'date';
  if (key.endsWith('_nth')) return 'step';
  if (NUMBERS.includes(key)) return 'number';
  return isAmountType(key) ? 'currency' : 'text';
}
