import { expect, it } from 'vitest';
import type { CriterionOperator } from '../funds/criterion.ts';
import { money } from '../shared/money.ts';
import { amountOverLimit } from './amount-over-limit.ts';

const savings = (operator: CriterionOperator, value = '7575') => ({
  operator,
  value,
  recordTypeKey: 'net_worth',
  question: null,
});

it('is the limit, the answer and the difference', () => {
  const over = { limit: money(757_500), answer: money(820_000), difference: money(62_500) };
  expect(amountOverLimit(savings('<='), '8.200,00')).toEqual(over);
  expect(amountOverLimit(savings('<'), '8200')).toEqual(over);
});

it('is null for an amount within the limit, an answer that is none, or a criterion of another kind', () => {
  expect(amountOverLimit(savings('<='), '7.575,00')).toBeNull();
  expect(amountOverLimit(savings('<='), '7.575,01')).toMatchObject({ difference: 1 });
  expect(amountOverLimit(savings('>'), '100,00')).toBeNull();
  for (const typed of ['veel', '']) expect(amountOverLimit(savings('<='), typed)).toBeNull();
  expect(amountOverLimit(savings('<=', 'veel'), '100,00')).toBeNull();
  expect(amountOverLimit({ ...savings('<='), recordTypeKey: 'children_nth' }, '9000')).toBeNull();
});
