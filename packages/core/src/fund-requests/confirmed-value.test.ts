import { expect, it } from 'vitest';
import type { CriterionOperator } from '../funds/criterion.ts';
import { matchesCriterion } from '../funds/criterion-rules.ts';
import { confirmedValue } from './confirmed-value.ts';

it.each<readonly [CriterionOperator, string, string, string]>([
  ['=', '3', '3', 'FR-029'],
  ['=', 'Zonnedorp', 'Zonnedorp', 'FR-029'],
  ['>', '0', '1', 'FR-030'],
  ['>', '0,5', '1.5', 'FR-030'],
  ['<', '2185', '2184', 'FR-031'],
  ['<=', '8', '7', 'FR-031'],
  ['>=', '18', '18', 'FR-031'],
  ['!=', '5', '4', 'FR-031'],
  ['<', '10.10', '9.10', 'FR-031'],
  ['<=', '22-11-2008', '21-11-2008', 'FR-031'],
  ['>', '2008-12-31', '01-01-2009', 'FR-030'],
  ['!=', 'Nee', 'Ja', 'FR-031'],
])('sends for %s %s the value %s, which meets the criterion [%s]', (operator, value, sent) => {
  expect(confirmedValue({ operator, value })).toBe(sent);
  expect(matchesCriterion({ operator, value }, sent)).toBe(true);
});
