import { describe, expect, it } from 'vitest';
import { centsIn, paymentProblem } from './payment.ts';

describe('a payment at the till', () => {
  const good = { active: true, expired: false, accepted: true, left: 1000, amount: 1000 };
  it.each([
    [{}, null],
    [{ amount: 1001 }, 'too_little'],
    [{ amount: 0 }, 'no_amount'],
    [{ accepted: false, amount: 0 }, 'not_accepted'],
    [{ expired: true, accepted: false }, 'expired'],
    [{ active: false, expired: true }, 'deactivated'],
  ])('a payment at the till with %o is %s', (changes, problem) => {
    expect(paymentProblem({ ...good, ...changes })).toBe(problem);
  });
});

describe('an amount that somebody typed', () => {
  it.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['€ 7', 700],
    [' 0,05 ', 5],
    ['-3', null],
    ['1e3', null],
    ['12,505', null],
    ['', null],
  ])('%j is %s cents', (text, cents) => {
    expect(centsIn(text)).toBe(cents);
  });
});
