import { plainIban } from '@stadstegoed/core/reimbursements/iban.ts';
import { expect, it } from 'vitest';
import { IbanAccountNumbers } from './iban-account-numbers.ts';

it.each([
  ['NL02 ABNA 0123 4567 89', null],
  ['nl91abna0417164300', null],
  ['BE68 5390 0754 7034', null],
  ['NL02 ABNA 0123 4567 98', 'iban_check'],
  ['NL03 ABNA 0123 4567 89', 'iban_check'],
  ['NL02 ABNA 0123 4567 8', 'iban_short'],
  ['NL02 ABNA 0123 4567 891', 'iban_long'],
  ['BE68 5390 0754 70345', 'iban_long'],
  ['NL02 ABNA O123 4567 89', 'iban_characters'],
  ['NLO2 ABNA 0123 4567 89', 'iban_characters'],
  ['NL02 АBNA 0123 4567 89', 'iban_characters'],
  ['XX02 ABNA 0123 4567 89', 'iban_country'],
  ['0123456789', 'iban_country'],
  ['', 'iban_country'],
  ['NL'.padEnd(100_000, '0'), 'iban_long'],
])('says of the account number "%s" what is wrong: %s [RB-022]', (typed, problem) => {
  expect(new IbanAccountNumbers().problemOf(plainIban(typed))).toBe(problem);
});
