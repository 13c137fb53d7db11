import { describe, expect, it } from 'vitest';
import { countOfRun, sum } from './count.ts';

const vitest = (passed: number, failed: number): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed });

describe('the count of a run', () => {
  it.each([
    ['that passed', 0, vitest(12, 0), { passed: 12, failed: 0 }],
    ['with failed tests', 1, vitest(12, 2), { passed: 12, failed: 2 }],
    ['that failed without a failed test', 1, vitest(12, 0), { passed: 12, failed: 1 }],
    ['without a test', 0, vitest(0, 0), { passed: 0, failed: 1 }],
    ['without a report', 0, null, { passed: 0, failed: 1 }],
    ['with a flaky browser test', 0, '{"stats":{"expected":5,"unexpected":1,"flaky":1}}', { passed: 5, failed: 2 }],
  ])('%s', (_name, code, report, count) => {
    expect(countOfRun(code, report)).toEqual(count);
  });

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
