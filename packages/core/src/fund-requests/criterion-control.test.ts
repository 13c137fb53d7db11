import { expect, it } from 'vitest';
import type { CriterionOperator } from '../funds/criterion.ts';
import { criterionControl, type CriterionControl } from './criterion-control.ts';

const IDS = '[FR-032] [FR-033] [FR-034] [FR-035] [FR-036] [FR-037] [FR-038]';
const CONTROLS: readonly (readonly [CriterionOperator, key: string, CriterionControl])[] = [
  ['=', 'base_salary', 'checkbox'],
  ['=', 'birth_date', 'checkbox'],
  ['!=', 'children', 'checkbox'],
  ['>', 'minima_eligible', 'checkbox'],
  ['<=', 'birth_date', 'date'],
  ['>', 'children_nth', 'step'],
  ['<=', 'household_nth', 'step'],
  ['!=', 'tax_id', 'number'],
  ['>', 'bsn', 'number'],
  ['<', 'net_worth', 'currency'],
  ['<', 'base_salary', 'currency'],
  ['!=', 'spouse', 'text'],
  ['<', 'something_else', 'text'],
];

it(`asks a criterion with the control of its operator and key ${IDS}`, () => {
  for (const [operator, recordTypeKey, control] of CONTROLS) {
    expect.soft(criterionControl({ operator, recordTypeKey, question: null }), recordTypeKey).toBe(control);
  }
});
