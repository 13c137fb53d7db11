import { describe, expect, it } from 'vitest';
import { cardNumber, cardNumberProblem, formatCardNumber, formatOwnDigits, ownDigits } from './card-number.ts';

describe('a card number', () => {
  it('has the digits after the prefix, however it is typed', () => {
    const typed = [
      '482137790',
      '4 8213 7790',
      '1004 8213 7790',
      '1004-8213-7790',
      'Pas: 1004 8213 7790',
      '١٠٠٤ ٨٢١٣ ٧٧٩٠',
      '1004\u00a08213\u200b7790',
    ];
    for (const text of typed) expect.soft(ownDigits(text), text).toBe('482137790');
    for (const digits of ['4821', '', '100482137', '4821377901', '200482137790', '482137790']) {
      expect.soft(ownDigits(digits)).toBe(digits);
    }
    expect(ownDigits('abc')).toBe('');
  });

  it('is required, complete and not too long, and starts as all numbers do', () => {
    expect(['', '   '].map(cardNumberProblem)).toEqual(['required', 'required']);
    expect(['4821', '48213779'].map(cardNumberProblem)).toEqual(['incomplete', 'incomplete']);
    expect(['4821377901', '48213779012', '1004821377901234'].map(cardNumberProblem)).toEqual(Array(3).fill('too_long'));
    expect(cardNumberProblem('200482137790')).toBe('wrong_start');
    const good = ['482137790', '4 8213 7790', '1004 8213 7790'];
    expect(good.map(cardNumberProblem)).toEqual([null, null, null]);
    expect(good.map(cardNumber)).toEqual(Array(3).fill('100482137790'));
  });

  it('is shown in blocks of four', () => {
    expect(formatCardNumber('100482137790')).toBe('1004 8213 7790');
    expect(formatCardNumber('')).toBe('');
  });

  it('is shown in the form without the prefix, in the blocks of the whole number', () => {
    const shown = { '': '', '4': '4', '48': '4 8', '482137': '4 8213 7', '1004 8213 7790': '4 8213 7790' };
    for (const [typed, text] of Object.entries(shown)) expect.soft(formatOwnDigits(typed), typed).toBe(text);
    for (const text of Object.values(shown)) expect.soft(formatOwnDigits(text)).toBe(text);
  });
});
