import { describe, expect, it } from 'vitest';
import { ONLY_CARD_TYPE, type CardNumberFormat } from '../vouchers/physical-card.ts';
import * as numbers from './card-number.ts';

const { formatCardNumber } = numbers;
const SIXTEEN: CardNumberFormat = { prefix: '100', blocks: 4, blockSize: 4 };
const ownDigits = (typed: string, format: CardNumberFormat = ONLY_CARD_TYPE) => numbers.ownDigits(typed, format);
const cardNumberProblem = (typed: string) => numbers.cardNumberProblem(typed, ONLY_CARD_TYPE);
const cardNumber = (typed: string) => numbers.cardNumber(typed, ONLY_CARD_TYPE);
const formatOwnDigits = (typed: string) => numbers.formatOwnDigits(typed, ONLY_CARD_TYPE);

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
    expect(formatCardNumber('100482137790', null)).toBe('1004 8213 7790');
    expect(formatCardNumber('', null)).toBe('');
  });

  it('is shown in the form without the prefix, in the blocks of the whole number', () => {
    const shown = { '': '', '4': '4', '48': '4 8', '482137': '4 8213 7', '1004 8213 7790': '4 8213 7790' };
    for (const [typed, text] of Object.entries(shown)) expect.soft(formatOwnDigits(typed), typed).toBe(text);
    for (const text of Object.values(shown)) expect.soft(formatOwnDigits(text)).toBe(text);
  });

  it('has the length, the prefix and the blocks of its type', () => {
    expect(ownDigits('1006 2567 7958 3689', SIXTEEN)).toBe('6256779583689');
    expect(numbers.cardNumberProblem('6256779583689', SIXTEEN)).toBeNull();
    expect(numbers.cardNumberProblem('482137790', SIXTEEN)).toBe('incomplete');
    expect(numbers.formatOwnDigits('6256779583689', SIXTEEN)).toBe('6 2567 7958 3689');
    expect(numbers.exampleNumber(SIXTEEN)).toBe('100• •••• •••• ••••');
    expect(numbers.exampleNumber({ prefix: '', blocks: 2, blockSize: 5 })).toBe('••••• •••••');
  });
});
