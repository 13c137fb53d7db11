import { fromRoot, type ReportedTest } from './reported-test.ts';

interface Run {
  /** Also `expected` for a test that failed as expected. */
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
  /** The path from the root folder of the report's configuration. */
  readonly file: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** The used part of Playwright's JSON report. */
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

/** The border to Playwright's JSON report: all tests of a run. The outermost suite is the file, not a block. */
export function testsOfPlaywright(report: string, root: string): readonly ReportedTest[] {
  const { config, suites }: Report = JSON.parse(report);
  return suites
    .flatMap((suite) => testsOf(suite, []))
    .map((test) => ({ ...test, file: fromRoot(`${config.rootDir}/${test.file}`, root) }));
}
