import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../support/root.ts';
import { binOf, type Outcome, runNode } from '../support/run.ts';
import { atLeastOneFailure, type Count, playwrightCount, vitestCount } from './counts.ts';
import { reports } from './reports.ts';

/** The result of a step; its output is printed after a failure. */
export interface Found extends Count {
  readonly output: string;
}

/** One check of the repository. */
export interface Step {
  readonly name: string;
  /** Part of `npm run check`, the quick subset. */
  readonly fast: boolean;
  /** Part of the quick subset only, because the full run has a complete version of this step. */
  readonly onlyFast?: boolean;
  /** Whether there is anything to check yet. */
  readonly hasFiles: () => boolean;
  /** What this machine lacks for the step, which is skipped then; null when it has all. */
  readonly missing?: () => string | null;
  readonly run: () => Promise<Found>;
}

/** The result of a program whose exit code counts as one check. */
export const asCheck = ({ code, output }: Outcome): Found => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

/** Runs a command of the repository as a check. */
export const runTool = async (name: string, ...args: readonly string[]): Promise<Found> =>
  asCheck(await runNode(inRoot('tools', `${name}.ts`), args));

/** Runs an installed command as a check. */
export const runBin = async (
  bin: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Found> => asCheck(await runNode(bin, args, { env }));

interface Counted {
  /** The name of the report, such as `unit`. */
  readonly name: string;
  readonly isComplete: boolean;
  readonly count: (report: string) => Count;
}

/** Counts the tests of a run from its report, and stamps the report of a complete run that passed. */
function counted({ code, output }: Outcome, { name, isComplete, count }: Counted): Found {
  const file = reports.file(name);
  const read = existsSync(file) ? count(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
  const found = atLeastOneFailure(read, code);
  if (isComplete && found.failed === 0 && found.passed > 0) reports.stamp(name);
  return { ...found, output };
}

/** Runs one project of vitest.config.ts and counts its tests; `more` are vitest options that select tests. */
export async function runVitest(project: string, ...more: readonly string[]): Promise<Found> {
  const isComplete = more.length === 0;
  const name = isComplete ? project : `${project}-part`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.start(name)}`];
  const args = ['run', '--project', project, '--includeTaskLocation', ...reporters, ...more];
  return counted(await runNode(binOf('vitest'), args), { name, isComplete, count: vitestCount });
}

/** Runs the browser tests and counts them. */
export async function runPlaywright(): Promise<Found> {
  const name = 'browser';
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.start(name) };
  const outcome = await runNode(binOf('@playwright/test', 'playwright'), ['test', '--reporter=line,json'], { env });
  return counted(outcome, { name, isComplete: true, count: playwrightCount });
}
