import { expect, it } from 'vitest';
import { parsePostcode } from './postcode.ts';

it.each([
  '1234 AB',
  '1234ab',
  ' 1234  aB\t',
  '1234\u00a0AB',
  '1234\u202fAB',
  '12 34 AB',
  '1234-AB',
  '1234 – AB',
  '1234.AB',
  'NL-1234 AB',
  'NL 1234AB',
  'Postcode: 1234 AB',
  'postcode 1234 AB',
  '\u200e1234\u200bAB\ufeff',
  '1234 AB,',
  '١٢٣٤ AB',
  '１２３４　ＡＢ',
])('reads the postcode "%s"', (typed) => {
  expect(parsePostcode(typed)).toBe('1234 AB');
});

it.each(['0123 AB', '1234', '1234 A', '1234 ABC', '12345 AB', '1234 SS', '1234 AB Zonnedorp', '1234 АВ', ''])(
  'finds no postcode in "%s"',
  (typed) => {
    expect(parsePostcode(typed)).toBeNull();
  },
);
