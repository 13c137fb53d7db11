import { expect, it } from 'vitest';
import type { CriterionOperator } from '../funds/criterion.ts';
import { money } from '../shared/money.ts';
import { amountOverLimit } from './amount-over-limit.ts';

const savings = (operator: CriterionOperator, value = '7575') => ({ operator, value, recordTypeKey: 'net_worth' });

it('is the limit, the answer and the difference', () => {
  const over = { limit: money(757_500), answer: money(820_000), difference: money(62_500) };
  expect(amountOverLimit(savings('<='), '8.200,00')).toEqual(over);
  expect(amountOverLimit(savings('<'), '8200')).toEqual(over);
});

it.each([
  ['an amount within the limit', savings('<='), '7.575,00'],
  ['an amount that has to be more', savings('>'), '100,00'],
  ['an answer that is no amount', savings('<='), 'veel'],
  ['an empty answer', savings('<='), ''],
  ['a limit that is no amount', savings('<=', 'veel'), '100,00'],
  ['another kind of answer', { ...savings('<='), recordTypeKey: 'children_nth' }, '9'],
])('is null for %s', (_what, criterion, typed) => {
  expect(amountOverLimit(criterion, typed)).toBeNull();
});
