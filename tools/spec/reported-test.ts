/** Where the call of a test stands in its file; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A test as the report of a run names it; each row of a table is a test of its own. */
export interface ReportedTest {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  /** Titles of the blocks round the test, from the outside in. */
  readonly blocks: readonly string[];
  readonly title: string;
  readonly place: Place | null;
  /** Ran to its end and did what it says. Not: failed, skipped, to do, failed as expected, or passed at a second try. */
  readonly passed: boolean;
}

/** A path of a report as a path from the root, also for a report of Windows. */
export const fromRoot = (path: string, root: string): string => {
  const slashed = path.replaceAll('\\', '/');
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  return slashed.startsWith(folder) ? slashed.slice(folder.length) : slashed;
};
