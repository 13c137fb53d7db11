import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../support/root.ts';
import { binOf, type Outcome, runNode } from '../support/run.ts';
import { atLeastOneFailure, type Count, playwrightCount, vitestCount } from './counts.ts';
import { reports } from './reports.ts';

/** What a step found; its output is shown when something failed. */
export interface Found extends Count {
  readonly output: string;
}

/** One check of the repository. */
export interface Step {
  readonly name: string;
  /** Belongs to `npm run check`, the quick subset for every save. */
  readonly fast: boolean;
  /** Belongs to the quick subset alone: the full run has the whole of what this does a part of. */
  readonly onlyFast?: boolean;
  /** Whether there is anything to check yet. */
  readonly hasFiles: () => boolean;
  readonly run: () => Promise<Found>;
}

/** A program whose exit code is the whole answer: one check. */
export const asCheck = ({ code, output }: Outcome): Found => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

/** Runs one of the repository's own commands as a check. */
export const runTool = async (name: string, ...args: readonly string[]): Promise<Found> =>
  asCheck(await runNode(inRoot('tools', `${name}.ts`), args));

/** Runs an installed command as a check. */
export const runBin = async (
  bin: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Found> => asCheck(await runNode(bin, args, { env }));

interface Counted {
  /** Of the report, such as `unit`. */
  readonly name: string;
  readonly isWhole: boolean;
  readonly count: (report: string) => Count;
}

/** Counts the tests of a run by its report; a whole run that passed may be read again later. */
function counted({ code, output }: Outcome, { name, isWhole, count }: Counted): Found {
  const file = reports.file(name);
  const read = existsSync(file) ? count(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
  const found = atLeastOneFailure(read, code);
  if (isWhole && found.failed === 0 && found.passed > 0) reports.stamp(name);
  return { ...found, output };
}

/** Where The mock platforms of a run leave which answers they gave; the table of operations is made from it. */
export const touchedFolder = (project: string): string => inRoot('.cache', 'touched', project);

/** Runs one project of vitest.config.ts and counts its tests; `more` are further options of vitest that leave tests out. */
export async function runVitest(project: string, ...more: readonly string[]): Promise<Found> {
  const isWhole = more.length === 0;
  const name = isWhole ? project : `${project}-part`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.start(name)}`];
  const args = ['run', '--project', project, '--includeTaskLocation', ...reporters, ...more];
  rmSync(touchedFolder(project), { recursive: true, force: true });
  const env = { TWIN_TOUCHED: touchedFolder(project) };
  return counted(await runNode(binOf('vitest'), args, { env }), { name, isWhole, count: vitestCount });
}

/** Runs the browser tests and counts them. */
export async function runPlaywright(): Promise<Found> {
  const name = 'browser';
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.start(name) };
  const outcome = await runNode(binOf('@playwright/test', 'playwright'), ['test', '--reporter=line,json'], { env });
  return counted(outcome, { name, isWhole: true, count: playwrightCount });
}
