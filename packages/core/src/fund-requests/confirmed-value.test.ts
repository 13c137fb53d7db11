import { expect, it } from 'vitest';
import type { CriterionOperator } from '../funds/criterion.ts';
import { matchesCriterion } from '../funds/criterion-rules.ts';
import { confirmedValue } from './confirmed-value.ts';

const SENT: readonly (readonly [CriterionOperator, value: string, sent: string])[] = [
  ['=', '3', '3'],
  ['=', 'Zonnedorp', 'Zonnedorp'],
  ['>', '0', '1'],
  ['>', '0,5', '1.5'],
  ['<', '2185', '2184'],
  ['<=', '8', '7'],
  ['>=', '18', '18'],
  ['!=', '5', '4'],
  ['<', '10.10', '9.10'],
  ['<=', '22-11-2008', '21-11-2008'],
  ['>', '2008-12-31', '01-01-2009'],
  ['!=', 'Nee', 'Ja'],
];

it('sends a value that meets the criterion [FR-029] [FR-030] [FR-031]', () => {
  for (const [operator, value, sent] of SENT) {
    expect.soft(confirmedValue({ operator, value }), `${operator} ${value}`).toBe(sent);
    expect.soft(matchesCriterion({ operator, value }, sent), sent).toBe(true);
  }
});
