import { describe, expect, it } from 'vitest';
import { dayLength, minute } from '../../calendar.ts';
import type { FormulaRow } from '../../tables/funds.ts';
import { isBsn } from '../identity/bsn.ts';
import { isWindowOver } from '../identity/bsn-window.ts';
import { kilometresBetween } from '../places/distance.ts';
import { fixedAmount, voucherAmount } from '../funds/formulas.ts';
import { limitAvailable, priceRange } from '../products/prices.ts';
import { isForgotten, isOver } from '../identity/sessions.ts';
import { attemptsIn, limits, secondsLeft } from '../throttle/limits.ts';

it.each([
  ['999901205', true],
  ['999901206', false],
  ['000000000', false],
  ['99990120', false],
])('takes %s as a BSN: %s', (text, answer) => {
  expect(isBsn(text)).toBe(answer);
});

it.each([
  [null, null, false],
  [900, null, true],
  [900, 0, false],
  [900, -900_000, false],
  [900, -900_001, true],
])('a confirmation window of %s s, confirmed at %s ms, is over: %s', (limit, confirmed, answer) => {
  expect(isWindowOver(limit, confirmed, 0)).toBe(answer);
});

it.each([
  ['webshop', 15 * minute - 1, false],
  ['webshop', 15 * minute, true],
  ['sponsor', 15 * minute, false],
  ['me_app-ios', 90 * 24 * 60 * minute, false],
])('a session of %s that is idle for %s ms has ended: %s', (client, idle, answer) => {
  expect(isOver({ client_type: client, started_at: 0, last_request_at: 0 }, idle)).toBe(answer);
});

const fourYears = 4 * 365 * dayLength;
it.each([
  [fourYears - minute, false],
  [fourYears, true],
])('a session that is used all the time has ended after %s ms: %s', (age, answer) => {
  expect(isOver({ client_type: 'me_app-ios', started_at: 0, last_request_at: age - minute }, age)).toBe(answer);
});

it.each([
  [30 * dayLength - minute, false],
  [30 * dayLength, true],
])('a sign-in that was never used is forgotten after %s ms: %s', (age, answer) => {
  expect(isForgotten(0, age)).toBe(answer);
});

describe('a throttle window', () => {
  const window = { attempts: 4, opened_at: 0 };
  it.each([
    [0, 4, 600],
    [10 * minute - 1, 4, 1],
    [10 * minute, 0, 0],
    [-1, 0, 601],
  ])('a throttle window at %s ms counts %s attempts and has %s seconds left', (now, attempts, left) => {
    expect(attemptsIn(window, limits.auth, now)).toBe(attempts);
    expect(secondsLeft(window, limits.auth, now)).toBe(left);
  });
});

describe('what a voucher is worth', () => {
  const fixed: FormulaRow = { id: 1, fund_id: 1, type: 'fixed', amount: 10_000, record_type_key: null };
  const perChild: FormulaRow = { id: 2, fund_id: 1, type: 'multiply', amount: 5000, record_type_key: 'children_nth' };
  it('adds fixed amounts and amounts times a record', () => {
    expect(voucherAmount([fixed, perChild], () => '3')).toBe(25_000);
    expect(voucherAmount([fixed, perChild], () => null)).toBe(10_000);
    expect(voucherAmount([perChild], () => 'geen')).toBe(0);
  });
  it('is only known beforehand without a multiplication', () => {
    expect(fixedAmount([fixed, fixed])).toBe(20_000);
    expect(fixedAmount([fixed, perChild])).toBeNull();
  });
});

it.each([
  [[], 1000, 1000],
  [[300, 800], 200, 700],
  [[1500], 0, 0],
])('sponsors that pay %s of 1000 leave %s to %s', (pays, min, max) => {
  expect(priceRange(1000, pays)).toEqual({ min, max });
});

it.each([
  [null, null, null],
  [5, null, 2],
  [null, 2, 3],
  [9, 1, 1],
  [2, 9, 0],
])('a total of %s and %s per resident leave %s', (total, perIdentity, left) => {
  expect(limitAvailable({ total, perIdentity, usedTotal: 3, usedByIdentity: 1, multiplier: 2 })).toBe(left);
});

it('measures as the crow flies', () => {
  const utrecht = { lat: 52.0907, lon: 5.1214 };
  expect(kilometresBetween(utrecht, utrecht)).toBe(0);
  expect(kilometresBetween(utrecht, { lat: 52.3702, lon: 4.8952 })).toBeCloseTo(34.7, 0);
});
