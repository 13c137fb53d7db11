import { expect, it } from 'vitest';
import type { CriterionOperator } from '../funds/criterion.ts';
import { criterionControl, type CriterionControl } from './criterion-control.ts';

it.each<readonly [CriterionOperator, string, CriterionControl, string]>([
  ['=', 'base_salary', 'checkbox', 'FR-032'],
  ['=', 'birth_date', 'checkbox', 'FR-032'],
  ['!=', 'children', 'checkbox', 'FR-033'],
  ['>', 'minima_eligible', 'checkbox', 'FR-033'],
  ['<=', 'birth_date', 'date', 'FR-034'],
  ['>', 'children_nth', 'step', 'FR-035'],
  ['<=', 'household_nth', 'step', 'FR-035'],
  ['!=', 'tax_id', 'number', 'FR-036'],
  ['>', 'bsn', 'number', 'FR-036'],
  ['<', 'net_worth', 'currency', 'FR-037'],
  ['<', 'base_salary', 'currency', 'FR-037'],
  ['!=', 'spouse', 'text', 'FR-038'],
  ['<', 'something_else', 'text', 'FR-038'],
])('asks a criterion with the operator %s and the key %s with the control %s [%s]', (operator, key, control) => {
  expect(criterionControl({ operator, recordTypeKey: key })).toBe(control);
});
