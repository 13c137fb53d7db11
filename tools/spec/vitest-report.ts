import { fromRoot, type Place, type ReportedTest } from './reported-test.ts';

/** The part of vitest's JSON report that is read here. */
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
 * The border to vitest's JSON report: all tests of one run. A test that fails as expected stands there as passed; its place
 * in the source tells it apart (conditional-tests.ts).
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
