import { describe, expect, it } from 'vitest';
import { countOfRun, testsOfReport } from './reports.ts';

const vitest = (...statuses: readonly string[]): string => {
  const results = statuses.map((status) => ({ ancestorTitles: ['a block'], title: 'one', status }));
  return JSON.stringify({ testResults: [{ name: '/r/a.test.ts', assertionResults: results }] });
};
const playwright = (...tests: readonly (readonly [status: string, expectedStatus: string])[]): string => {
  const specs = tests.map(([status, expectedStatus]) => ({ title: 'one', tests: [{ status, expectedStatus }] }));
  const suites = [{ title: 'a.test.ts', file: 'a.test.ts', suites: [{ title: 'a block', file: 'a.test.ts', specs }] }];
  return JSON.stringify({ config: { rootDir: '/r' }, suites });
};

describe('the report of', () => {
  const test = { file: '/r/a.test.ts', blocks: ['a block'], title: 'one' };
  it('vitest has tests that passed, failed or were skipped', () => {
    expect(testsOfReport(vitest('passed', 'failed', 'skipped'))).toEqual([
      { ...test, outcome: 'passed' },
      { ...test, outcome: 'failed' },
      { ...test, outcome: 'skipped' },
    ]);
  });

  it.each([
    ['expected', 'passed', 'passed'],
    ['expected', 'failed', 'failed'],
    ['expected', 'skipped', 'skipped'],
    ['unexpected', 'passed', 'failed'],
    ['flaky', 'passed', 'failed'],
    ['skipped', 'passed', 'skipped'],
  ])('Playwright has a test that is %s where it should be %s', (status, expectedStatus, outcome) => {
    expect(testsOfReport(playwright([status, expectedStatus]))).toEqual([{ ...test, outcome }]);
  });
});

it.each([
  ['that passed', 0, vitest('passed', 'passed'), { passed: 2, failed: 0 }],
  ['with a failed test', 1, vitest('passed', 'failed'), { passed: 1, failed: 1 }],
  ['that failed without a failed test', 1, vitest('passed'), { passed: 1, failed: 1 }],
  ['without a test', 0, vitest(), { passed: 0, failed: 1 }],
  ['without a report', 0, null, { passed: 0, failed: 1 }],
  ['of another program', 0, '{}', { passed: 0, failed: 1 }],
  ['with a flaky browser test', 0, playwright(['expected', 'passed'], ['flaky', 'passed']), { passed: 1, failed: 1 }],
])('counts a run %s', (_name, code, report, count) => {
  expect(countOfRun(code, report)).toEqual(count);
});
