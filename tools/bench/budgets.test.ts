import { describe, expect, it } from 'vitest';
import { type Measures, rowsOf, steadyRowsOf, typical } from './budgets.ts';
import { isOver, lineOf, median, pageOf } from './rows.ts';

const good: Measures = {
  code: 170_000,
  firstContentfulPaint: 1100,
  largestContentfulPaint: 2400,
  layoutShift: 0,
  workerBlocking: 0,
  blocking: 150,
  requests: 18,
  bytes: 390_000,
  lateOnHome: 0,
  lateOnFunds: 0,
  lateOnStart: 0,
  request: 40_000,
  reimbursement: 30_000,
};

describe('the rows of home', () => {
  it('report that the aims are reached', () => {
    expect(rowsOf(good).some(isOver)).toBe(false);
    expect(rowsOf(good).every((row) => lineOf(row).endsWith('aim reached'))).toBe(true);
  });

  it('accept a value between aim and floor', () => {
    const rows = rowsOf({ ...good, code: 200_000 });
    expect(rows.some(isOver)).toBe(false);
    expect(rows.map(lineOf)[0]).toContain('within the floor');
  });

  it.each<keyof Measures>([
    'code',
    'firstContentfulPaint',
    'largestContentfulPaint',
    'layoutShift',
    'workerBlocking',
    'blocking',
    'requests',
    'bytes',
    'lateOnHome',
    'lateOnFunds',
    'lateOnStart',
    'request',
  ])('fails when %s is over its floor or was not measured', (key) => {
    expect(rowsOf({ ...good, [key]: 1_000_000 }).some(isOver)).toBe(true);
    expect(rowsOf({ ...good, [key]: Number.NaN }).some(isOver)).toBe(true);
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

it('writes the rows with the machine and the day', () => {
  const page = pageOf(rowsOf(good), { machine: 'a machine', date: '2026-11-23', calibration: [60, 90] });
  expect(page).toContain('Measured on 2026-11-23 on a machine. A fixed task took between 60 and 90 ms');
  expect(page).toContain('| JS and CSS, gzip | 170.0 kB | 220.0 kB | 180.0 kB | aim reached |');
});

it('the rows of npm test leave out the blocking time only', () => {
  const names = (rows: ReturnType<typeof rowsOf>) => rows.map(({ name }) => name);
  const steady = names(steadyRowsOf(good));
  expect(names(rowsOf(good)).filter((name) => !steady.includes(name))).toEqual(['Blocking time after the first paint']);
});
