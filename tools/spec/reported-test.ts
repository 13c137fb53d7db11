/** The place of a test call in its file; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A test in the report of a run; each row of a table is a separate test. */
export interface ReportedTest {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  /** The titles of the enclosing blocks, from the outside in. */
  readonly blocks: readonly string[];
  readonly title: string;
  readonly place: Place | null;
  /** Whether it passed at the first attempt. False for failed, skipped, todo, failed as expected, or flaky tests. */
  readonly passed: boolean;
}

/** A path of a report as a path from the root, also for a report from Windows. */
export const fromRoot = (path: string, root: string): string => {
  const slashed = path.replaceAll('\\', '/');
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  return slashed.startsWith(folder) ? slashed.slice(folder.length) : slashed;
};
