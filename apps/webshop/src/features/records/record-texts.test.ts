import { expect, it } from 'vitest';
import { shownValue } from './record-texts.ts';

it.each([
  ['bsn', '123456782', '123456782', '••• ••• 782'],
  ['partner_bsn', '999990019', '999990019', '••• ••• 019'],
  ['base_salary', '1640.00', '1640.00', '€\u00a01.640,-'],
  ['net_worth', '0', '0', '€\u00a00,-'],
  // A value that the platform wrote in words, and one that is not an amount, stay as they are.
  ['base_salary', '1', 'Tot en met 1.640 euro', 'Tot en met 1.640 euro'],
  ['base_salary', 'veel', 'veel', 'veel'],
  ['children_nth', '2', '2', '2'],
  ['gender', 'f', 'Vrouw', 'Vrouw'],
])('shows of %s "%s", by the platform "%s": %s', (typeKey, value, valueLocale, shown) => {
  expect(shownValue({ typeKey, value, valueLocale })).toBe(shown);
});
