import { describe, expect, it } from 'vitest';
import { cardNumber, cardNumberProblem, formatCardNumber, ownDigits } from './card-number.ts';

describe('a card number', () => {
  it.each([
    ['482137790', '482137790'],
    ['4 8213 7790', '482137790'],
    ['1004 8213 7790', '482137790'],
    ['1004-8213-7790', '482137790'],
    ['4821', '4821'],
    ['', ''],
    ['100482137', '100482137'],
    ['4821377901', '4821377901'],
    ['200482137790', '200482137790'],
    ['1004821377901234', '482137790'],
    ['abc', ''],
  ])('typed as "%s" has the digits "%s" after the prefix', (typed, digits) => {
    expect(ownDigits(typed)).toBe(digits);
    expect(ownDigits(digits)).toBe(digits);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['4821', 'incomplete'],
    ['48213779', 'incomplete'],
    ['4821377901', 'too_long'],
    ['48213779012', 'too_long'],
    ['200482137790', 'wrong_start'],
    ['482137790', null],
    ['1004 8213 7790', null],
  ])('typed as "%s" has the problem %s', (typed, problem) => {
    expect(cardNumberProblem(typed)).toBe(problem);
  });

  it.each(['4 8213 7790', '482137790', '1004 8213 7790'])('typed as "%s" is sent as twelve digits', (typed) => {
    expect(cardNumber(typed)).toBe('100482137790');
  });

  it('is shown in blocks of four', () => {
    expect(formatCardNumber('100482137790')).toBe('1004 8213 7790');
    expect(formatCardNumber('')).toBe('');
  });
});
