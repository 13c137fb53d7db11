import { expect, it } from 'vitest';
import { isIban, plainIban } from './iban.ts';

it.each([
  ['NL02ABNA0123456789', true],
  ['nl02 abna 0123 4567 89', true],
  ['BE71096123456769', true],
  ['DE91100000000123456789', true],
  ['NL03ABNA0123456789', false],
  ['NL02ABNA012345678', false],
  ['NL02ABNA01234567890', false],
  ['NL02', false],
  ['0123456789', false],
  ['', false],
])('takes "%s" as an account number: %s', (text, answer) => {
  expect(isIban(text)).toBe(answer);
});

it('keeps capitals without spaces', () => {
  expect(plainIban(' nl02 abna 0123 4567 89 ')).toBe('NL02ABNA0123456789');
});
