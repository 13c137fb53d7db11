import { expect, it } from 'vitest';
import { IbanAccountNumbers } from './iban-account-numbers.ts';

it.each([
  ['NL02 ABNA 0123 4567 89', true],
  ['nl91abna0417164300', true],
  ['BE68 5390 0754 7034', true],
  ['NL02 ABNA 0123 4567 98', false],
  ['NL02 ABNA 0123 4567 8', false],
  ['0123456789', false],
  ['', false],
])('%s is an IBAN: %s [RB-022]', (text, expected) => {
  expect(new IbanAccountNumbers().isIban(text)).toBe(expected);
});
