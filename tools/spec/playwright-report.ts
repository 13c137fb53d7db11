import { fromRoot, type ReportedTest } from './reported-test.ts';

interface Run {
  /** `expected` also when a test failed that is expected to fail. */
  readonly status: string;
  readonly expectedStatus: string;
}

interface Spec {
  readonly title: string;
  readonly line: number;
  readonly column: number;
  /** One for each project of the configuration. */
  readonly tests: readonly Run[];
}

interface Suite {
  readonly title: string;
  /** From the root folder of the report's configuration. */
  readonly file: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** The part of Playwright's JSON report that is read here. */
interface Report {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

const passed = ({ status, expectedStatus }: Run): boolean => status === 'expected' && expectedStatus === 'passed';

function testsOf(suite: Suite, blocks: readonly string[]): readonly ReportedTest[] {
  const own = (suite.specs ?? []).map(({ title, line, column, tests }) => ({
    file: suite.file,
    blocks,
    title,
    place: { line, column },
    passed: tests.length > 0 && tests.every(passed),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...blocks, inner.title]))];
}

/** The border to Playwright's JSON report: all tests of one run. The outermost suite is the file itself and no block. */
export function testsOfPlaywright(report: string, root: string): readonly ReportedTest[] {
  const { config, suites }: Report = JSON.parse(report);
  return suites
    .flatMap((suite) => testsOf(suite, []))
    .map((test) => ({ ...test, file: fromRoot(`${config.rootDir}/${test.file}`, root) }));
}
