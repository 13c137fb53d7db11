import { expect, it } from 'vitest';
import { minusMoney, money, moneyToWire, NO_MONEY, parseMoney, sumMoney } from './money.ts';

it('money is parsed from and written in the notation of the wire', () => {
  const amounts = {
    '125.00': 12_500,
    '0.05': 5,
    '-3.10': -310,
    '-0.01': -1,
    '0.00': 0,
    '99999999999.99': 9_999_999_999_999,
  };
  for (const [text, cents] of Object.entries(amounts)) {
    expect.soft(parseMoney(text)).toBe(cents);
    expect.soft(moneyToWire(money(cents))).toBe(text);
  }
  expect(['12.5', '12', ' 1.00 '].map(parseMoney)).toEqual([1250, 1200, 100]);
  for (const text of ['', '12,50', '1.234', '1e3', 'NaN', '--1', '1.', '.5', '100000000000.00', '9'.repeat(400)])
    expect.soft(parseMoney(text), text).toBeNull();
});

it('money is added without rounding errors, and is whole cents', () => {
  expect(sumMoney([money(10), money(20), money(-5)])).toBe(25);
  expect(sumMoney([])).toBe(NO_MONEY);
  expect(minusMoney(money(10), money(30))).toBe(-20);
  for (const cents of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => money(cents)).toThrow(RangeError);
});
