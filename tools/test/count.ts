/** The number of passed and failed tests of a run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** The border to the JSON reports of vitest and of Playwright. A flaky test counts as failed. */
function countOf(report: string): Count {
  const read: VitestReport | PlaywrightReport = JSON.parse(report);
  if ('stats' in read) return { passed: read.stats.expected, failed: read.stats.unexpected + read.stats.flaky };
  return { passed: read.numPassedTests, failed: read.numFailedTests };
}

/**
 * The count of a run from its report; null for a run that left none. A run without a passed test, and one that failed
 * without a failed test (a file that does not load, a server that does not start), count as one failure.
 */
export function countOfRun(code: number, report: string | null): Count {
  const { passed, failed } = report === null ? { passed: 0, failed: 0 } : countOf(report);
  const isFailure = code !== 0 || passed === 0;
  return { passed, failed: failed === 0 && isFailure ? 1 : failed };
}

/** The sum of many runs. */
export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}
