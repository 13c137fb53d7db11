import { expect, it } from 'vitest';
import { money } from './money.ts';
import { CURRENCY_LIMITS, NUMBER_LIMITS, readAmount, readNumber, writeAmount } from './typed-number.ts';

it.each([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['12', 1200],
  ['12,', 1200],
  [',50', 50],
  ['0', 0],
  ['0,01', 1],
  ['0,500', 50],
  ['+12,50', 1250],
  ['€ 1.234,50', 123_450],
  ['€\u00a01.234,50', 123_450],
  ['\u200e€\u202f12,50\t\r\n', 1250],
  ['EUR 12.50', 1250],
  ['12,50 EUR', 1250],
  ['12,50 euro', 1250],
  ['12,50 €', 1250],
  ['Bedrag: € 12,50', 1250],
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1\u202f234', 123_400],
  ["1'234.50", 123_450],
  ['1’234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567', 123_456_700],
  ['1.234.567,89', 123_456_789],
  ['1250,500', 125_050],
  ['86,-', 8600],
  ['86,–', 8600],
  ['€ 86,—', 8600],
  ['86.--', 8600],
  ['١٢٫٥٠', 1250],
  ['１２，５０', 1250],
  ['99999999999', 9_999_999_999_900],
])('reads the amount "%s" as %i cents', (text, value) => {
  expect(readAmount(text)).toEqual({ kind: 'value', value });
});

it.each([
  ['1.250', 125_000],
  ['2,500', 250_000],
  ['12.500', 1_250_000],
  ['12,505', 1_250_500],
])('does not guess whether "%s" is a thousand and more, or decimals', (text, whole) => {
  expect(readAmount(`€ ${text}`)).toEqual({ kind: 'ambiguous', whole });
  expect(readNumber(text)).toEqual({ kind: 'ambiguous', whole: whole / 100 });
});

it('reads an amount from 0 to 99999999999 in steps of 0.01, a number in steps of 1 [SH-062] [SH-064]', () => {
  expect(CURRENCY_LIMITS).toEqual({ min: 0, max: 99_999_999_999, step: 0.01 });
  expect(NUMBER_LIMITS).toEqual({ min: 0, max: 99_999_999_999, step: 1 });
  const kindOf = (read: typeof readAmount | typeof readNumber) => (text: string) => read(text).kind;
  expect(['', '  ', '\u200b\u00a0', '€', ' '.repeat(100)].map(kindOf(readAmount))).toEqual(Array(5).fill('empty'));
  const wrong = [
    'twaalf',
    '1,2,3',
    '1.23.4',
    '1.250.50',
    '12 50',
    '1 2345',
    '12,50 of 13',
    '12½',
    ',',
    '1'.repeat(100),
  ];
  expect(wrong.map(kindOf(readAmount))).toEqual(Array(wrong.length).fill('not_a_number'));
  const limits = ['-0,01', '−12,50', '99999999999,01', '0,005'];
  expect(limits.map(kindOf(readAmount))).toEqual(['too_low', 'too_low', 'too_high', 'not_in_steps']);
  const beyond = ['-1', '100000000000', '1,5', 'een', ''];
  expect(beyond.map(kindOf(readNumber))).toEqual(['too_low', 'too_high', 'not_in_steps', 'not_a_number', 'empty']);
  const numbers = { '0': 0, '03': 3, '2,0': 2, '12 345': 12_345, '٣': 3, '3\u200b': 3, '99999999999': 99_999_999_999 };
  for (const [text, value] of Object.entries(numbers)) expect.soft(readNumber(text)).toEqual({ kind: 'value', value });
});

it('writes an amount so that it is read the same again', () => {
  expect([0, 5, 1250, 125_000].map((cents) => writeAmount(money(cents)))).toEqual(['0,00', '0,05', '12,50', '1250,00']);
  for (const cents of [0, 5, 1250, 125_000, 9_999_999_999_900])
    expect.soft(readAmount(writeAmount(money(cents)))).toEqual({ kind: 'value', value: cents });
});
