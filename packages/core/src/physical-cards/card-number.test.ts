import { describe, expect, it } from 'vitest';
import { cardNumber, cardNumberProblem, formatCardNumber, ownDigits } from './card-number.ts';

describe('a card number', () => {
  it('has the digits after the prefix, however it is typed', () => {
    const typed = ['482137790', '4 8213 7790', '1004 8213 7790', '1004-8213-7790', '1004821377901234'];
    for (const text of typed) expect.soft(ownDigits(text), text).toBe('482137790');
    for (const digits of ['4821', '', '100482137', '4821377901', '200482137790', '482137790']) {
      expect.soft(ownDigits(digits)).toBe(digits);
    }
    expect(ownDigits('abc')).toBe('');
  });

  it('is required, complete and not too long, and starts as all numbers do', () => {
    expect(['', '   '].map(cardNumberProblem)).toEqual(['required', 'required']);
    expect(['4821', '48213779'].map(cardNumberProblem)).toEqual(['incomplete', 'incomplete']);
    expect(['4821377901', '48213779012'].map(cardNumberProblem)).toEqual(['too_long', 'too_long']);
    expect(cardNumberProblem('200482137790')).toBe('wrong_start');
    const good = ['482137790', '4 8213 7790', '1004 8213 7790'];
    expect(good.map(cardNumberProblem)).toEqual([null, null, null]);
    expect(good.map(cardNumber)).toEqual(Array(3).fill('100482137790'));
  });

  it('is shown in blocks of four', () => {
    expect(formatCardNumber('100482137790')).toBe('1004 8213 7790');
    expect(formatCardNumber('')).toBe('');
  });
});
