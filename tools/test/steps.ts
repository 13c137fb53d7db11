import { missingForNginx } from '../deployment/nginx.ts';
import { inRoot } from '../support/root.ts';
import { binOf } from '../support/run.ts';

/** A program that checks something. */
export interface Step {
  readonly name: string;
  /** A Node script with its arguments. */
  readonly command: readonly [script: string, ...args: readonly string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The program leaves a JSON report with the number of its tests. Without one its exit code counts as one test. */
  readonly report?: string;
  /** What this machine lacks for the step, which is skipped then; null when it has all. */
  readonly missing?: () => string | null;
}

/** The folder of the JSON reports. */
export const REPORTS = inRoot('.cache', 'reports');

const tool = (name: string, ...args: readonly string[]): Step['command'] => [inRoot('tools', `${name}.ts`), ...args];

/** A run of projects of vitest.config.ts. */
function vitest(name: string, ...projects: readonly string[]): Step {
  const report = `${REPORTS}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: [binOf('vitest'), 'run', ...chosen, ...reporters], env: { QUERY_TIMEOUT: '20000' }, report };
}

const BROWSER_REPORT = `${REPORTS}/browser.json`;

const quickly: readonly Step[] = [
  { name: 'format', command: [binOf('oxfmt'), '--check'] },
  { name: 'lint', command: [binOf('oxlint'), '--deny-warnings'] },
  // Without the tests: finds what only they use, which no resident reaches.
  { name: 'unused', command: [binOf('knip'), '--production'] },
  vitest('rules', 'rules'),
];

const types: readonly Step[] = [
  { name: 'types', command: [binOf('typescript', 'tsc')] },
  { name: 'types-of-core', command: [binOf('typescript', 'tsc'), '-p', 'packages/core'] },
  {
    name: 'description',
    command: [binOf('@redocly/cli', 'redocly'), 'lint', 'openapi/openapi.yaml'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
];

/** The pact is recorded first; everything else of the contracts reads it. */
const contracts: readonly Step[] = [
  vitest('contract-consumer', 'contract-consumer'),
  vitest('contract-provider', 'contract-provider'),
];

/** The municipalities that playwright.config.ts starts. The workflows build every one, in a job of its own. */
const TESTED = ['zonnedorp', 'general', 'waterveen'];

/** These wait for threads, processes, disks and clocks a part of their time. The reliability tests start the builds. */
const processes: readonly Step[] = [
  { name: 'build', command: tool('build', '--changed', ...TESTED.flatMap((variant) => ['--variant', variant])) },
  vitest('reliability', 'reliability'),
  { ...vitest('deployment', 'deployment'), missing: missingForNginx },
];

const tests: readonly Step[] = [
  // In one run, so that no processor waits for the slowest file of each project.
  vitest('tests', 'unit', 'view', 'journeys', 'faults'),
  {
    name: 'browser',
    command: [binOf('@playwright/test', 'playwright'), 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
    report: BROWSER_REPORT,
  },
  // After all tests, because it reads their reports.
  { name: 'specification', command: tool('spec', '--check') },
];

/** Waits for quiet pages most of its time, and measures only what the load of the machine does not change. */
const budgets: readonly Step[] = [{ name: 'budgets', command: tool('bench', '--short') }];

/** Rows of steps that go on side by side, each step after the one before it. */
type SideBySide = readonly (readonly Step[])[];

/** What `npm run check` runs. */
export const CHECK: readonly SideBySide[] = [[quickly, types]];

/** What `npm test` runs: first rows that leave a processor idle, then steps that use all processors. */
export const ALL: readonly SideBySide[] = [
  [[...quickly, ...types, ...contracts], processes],
  [tests, budgets],
];
