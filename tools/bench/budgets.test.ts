import { describe, expect, it } from 'vitest';
import { compareWithBudgets, type Measures, median, typical } from './budgets.ts';

const good: Measures = {
  code: 170_000,
  firstContentfulPaint: 1100,
  largestContentfulPaint: 2400,
  layoutShift: 0,
  workerBlocking: 0,
  requests: 18,
  bytes: 390_000,
  lateOnHome: 0,
  lateOnFunds: 0,
  lateOnStart: 0,
  request: 40_000,
  reimbursement: 30_000,
};

describe('compareWithBudgets', () => {
  it('reports that the aims are reached', () => {
    const { lines, exceeded } = compareWithBudgets(good);
    expect(exceeded).toBe(false);
    expect(lines.every((line) => line.endsWith('aim reached'))).toBe(true);
  });

  it('accepts a value between aim and floor', () => {
    const { lines, exceeded } = compareWithBudgets({ ...good, code: 200_000 });
    expect(exceeded).toBe(false);
    expect(lines[0]).toContain('within the floor');
  });

  it.each<keyof Measures>([
    'code',
    'firstContentfulPaint',
    'largestContentfulPaint',
    'layoutShift',
    'workerBlocking',
    'requests',
    'bytes',
    'lateOnHome',
    'lateOnFunds',
    'lateOnStart',
    'request',
  ])('fails when %s is over its floor or was not measured', (key) => {
    expect(compareWithBudgets({ ...good, [key]: 1_000_000 }).exceeded).toBe(true);
    expect(compareWithBudgets({ ...good, [key]: Number.NaN }).exceeded).toBe(true);
  });
});

it('takes the median of three runs', () => {
  expect(median([3, 100, 1])).toBe(3);
  expect(typical([good, { ...good, requests: 90 }, good]).requests).toBe(18);
});

it('takes the minimum of the times, because a busy machine only makes them longer', () => {
  const busy = { ...good, largestContentfulPaint: 9000 };
  expect(typical([busy, good, busy]).largestContentfulPaint).toBe(2400);
  expect(typical([good, { ...good, firstContentfulPaint: Number.NaN }]).firstContentfulPaint).toBeNaN();
});
