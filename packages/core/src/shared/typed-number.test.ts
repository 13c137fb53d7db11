import { describe, expect, it } from 'vitest';
import { CURRENCY_LIMITS, NUMBER_LIMITS, readAmount, readNumber } from './typed-number.ts';

describe('amounts', () => {
  it.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['€ 1.234,50', 123_450],
    ['1.234', 123_400],
    ['1 234,50', 123_450],
    ['86,-', 8600],
    ['0', 0],
    ['0,01', 1],
    ['12,500', 1250],
    ['99999999999', 9_999_999_999_900],
  ])('reads "%s" as %i cents', (text, cents) => {
    expect(readAmount(text)).toEqual({ kind: 'value', value: cents });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['twaalf', 'not_a_number'],
    ['1,2,3', 'not_a_number'],
    ['1.23.4', 'not_a_number'],
    ['-0,01', 'too_low'],
    ['99999999999,01', 'too_high'],
    ['0,005', 'not_in_steps'],
  ])('rejects "%s" as %s: from 0 to 99999999999 in steps of 0.01 [SH-062]', (text, kind) => {
    expect(readAmount(text)).toEqual({ kind });
  });

  it('has the limits of the specification [SH-062] [SH-064]', () => {
    expect(CURRENCY_LIMITS).toEqual({ min: 0, max: 99_999_999_999, step: 0.01 });
    expect(NUMBER_LIMITS).toEqual({ min: 0, max: 99_999_999_999, step: 1 });
  });
});

describe('numbers', () => {
  it.each([
    ['0', { kind: 'value', value: 0 }],
    ['12 345', { kind: 'value', value: 12_345 }],
    ['99999999999', { kind: 'value', value: 99_999_999_999 }],
    ['100000000000', { kind: 'too_high' }],
    ['-1', { kind: 'too_low' }],
    ['1,5', { kind: 'not_in_steps' }],
    ['een', { kind: 'not_a_number' }],
    ['', { kind: 'empty' }],
  ])('reads "%s": from 0 to 99999999999 in steps of 1 [SH-064]', (text, read) => {
    expect(readNumber(text)).toEqual(read);
  });
});
