import { fromRoot, type Place, type ReportedTest } from './reported-test.ts';

/** The used part of vitest's JSON report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly location?: Place | null;
    }[];
  }[];
}

/**
 * The border to vitest's JSON report: all tests of a run. A test that fails as expected is reported as passed; it is
 * recognised by its place in the source (conditional-tests.ts).
 */
export function testsOfVitest(report: string, root: string): readonly ReportedTest[] {
  const { testResults }: Report = JSON.parse(report);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, location }) => ({
      file: fromRoot(name, root),
      blocks: ancestorTitles,
      title,
      place: location ?? null,
      passed: status === 'passed',
    })),
  );
}
