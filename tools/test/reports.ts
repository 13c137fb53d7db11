/** A test of a report; each row of a table is a test. */
export interface ReportedTest {
  /** An absolute path. */
  readonly file: string;
  readonly blocks: readonly string[];
  readonly title: string;
  /** A browser test that passed at a second attempt only has failed. */
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly expectedStatus: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

function outcomeOf(status: string): ReportedTest['outcome'] {
  if (status === 'passed') return 'passed';
  return ['skipped', 'pending', 'todo'].includes(status) ? 'skipped' : 'failed';
}

const testsOfVitest = ({ testResults }: VitestReport): readonly ReportedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name,
      blocks: ancestorTitles,
      title,
      outcome: outcomeOf(status),
    })),
  );

function testsOfPlaywright({ config, suites }: PlaywrightReport): readonly ReportedTest[] {
  const testsOf = (suite: PlaywrightSuite, blocks: readonly string[]): readonly ReportedTest[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, expectedStatus }) => ({
        file: `${config.rootDir}/${suite.file}`,
        blocks,
        title,
        outcome: outcomeOf(status === 'expected' ? expectedStatus : status),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...blocks, inner.title])),
  ];
  return suites.flatMap((suite) => testsOf(suite, []));
}

/** The tests of a JSON report of vitest or Playwright; none for another program. */
export function testsOfReport(text: string): readonly ReportedTest[] {
  const report: Partial<VitestReport & PlaywrightReport> = JSON.parse(text);
  const { testResults, config, suites } = report;
  if (testResults !== undefined) return testsOfVitest({ testResults });
  return config !== undefined && suites !== undefined ? testsOfPlaywright({ config, suites }) : [];
}

/** The number of passed and failed tests of a run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * The count of a run from its report; null for a run that left none. A run without a passed test, and one that failed
 * without a failed test (a file that does not load, a server that does not start), count as one failure.
 */
export function countOfRun(code: number, report: string | null): Count {
  const tests = report === null ? [] : testsOfReport(report);
  const [passed = 0, failed = 0] = ['passed', 'failed'].map(
    (outcome) => tests.filter((test) => test.outcome === outcome).length,
  );
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}
