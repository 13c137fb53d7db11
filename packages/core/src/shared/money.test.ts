import { describe, expect, it } from 'vitest';
import { minusMoney, money, moneyToWire, NO_MONEY, parseMoney, sumMoney } from './money.ts';

describe('money', () => {
  it.each([
    ['125.00', 12_500],
    ['0.05', 5],
    ['12.5', 1250],
    ['12', 1200],
    ['-3.10', -310],
    [' 1.00 ', 100],
    ['99999999999.99', 9_999_999_999_999],
  ])('is parsed from the notation of the wire: %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each(['', '12,50', '1.234', '1e3', 'NaN', '--1', '1.', '.5'])('is not parsed from "%s"', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it.each(['125.00', '0.05', '-3.10', '-0.01', '0.00'])('is written in the notation it was parsed from: %s', (text) => {
    expect(moneyToWire(parseMoney(text) ?? money(999))).toBe(text);
  });

  it('is added without rounding errors', () => {
    expect(sumMoney([money(10), money(20), money(-5)])).toBe(25);
    expect(sumMoney([])).toBe(NO_MONEY);
    expect(minusMoney(money(10), money(30))).toBe(-20);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws unless it is whole cents: %d', (cents) => {
    expect(() => money(cents)).toThrow(RangeError);
  });
});
