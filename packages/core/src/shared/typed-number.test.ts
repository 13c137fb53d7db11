import { expect, it } from 'vitest';
import { CURRENCY_LIMITS, NUMBER_LIMITS, readAmount, readNumber } from './typed-number.ts';

it('reads an amount in cents', () => {
  const amounts = {
    '12,50': 1250,
    '12.50': 1250,
    '12,5': 1250,
    '12': 1200,
    '€ 1.234,50': 123_450,
    '1.234': 123_400,
    '1 234,50': 123_450,
    '86,-': 8600,
    '0': 0,
    '0,01': 1,
    '12,500': 1250,
    '99999999999': 9_999_999_999_900,
  };
  for (const [text, value] of Object.entries(amounts)) expect.soft(readAmount(text)).toEqual({ kind: 'value', value });
});

it('reads an amount from 0 to 99999999999 in steps of 0.01, a number in steps of 1 [SH-062] [SH-064]', () => {
  expect(CURRENCY_LIMITS).toEqual({ min: 0, max: 99_999_999_999, step: 0.01 });
  expect(NUMBER_LIMITS).toEqual({ min: 0, max: 99_999_999_999, step: 1 });
  const kindOf = (read: typeof readAmount | typeof readNumber) => (text: string) => read(text).kind;
  expect(['', '  '].map(kindOf(readAmount))).toEqual(['empty', 'empty']);
  expect(['twaalf', '1,2,3', '1.23.4'].map(kindOf(readAmount))).toEqual(Array(3).fill('not_a_number'));
  const limits = ['-0,01', '99999999999,01', '0,005'];
  expect(limits.map(kindOf(readAmount))).toEqual(['too_low', 'too_high', 'not_in_steps']);
  const beyond = ['-1', '100000000000', '1,5', 'een', ''];
  expect(beyond.map(kindOf(readNumber))).toEqual(['too_low', 'too_high', 'not_in_steps', 'not_a_number', 'empty']);
  const numbers = { '0': 0, '12 345': 12_345, '99999999999': 99_999_999_999 };
  for (const [text, value] of Object.entries(numbers)) expect.soft(readNumber(text)).toEqual({ kind: 'value', value });
});
