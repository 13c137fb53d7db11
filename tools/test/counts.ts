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

/**
 * Counts a failed run without a failed test (a file that does not load, a server that does not start) as one failure.
 */
export function atLeastOneFailure(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** The border to vitest's JSON report. */
export function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests }: VitestReport = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The border to Playwright's JSON report. Flaky tests count as failed. */
export function playwrightCount(report: string): Count {
  const { stats }: PlaywrightReport = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The sum of many runs. */
export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}
