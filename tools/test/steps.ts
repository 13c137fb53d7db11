import { existsSync } from 'node:fs';
import { missingForNginx } from '../deployment/nginx.ts';
import { filesIn } from '../support/files.ts';
import { inRoot } from '../support/root.ts';
import { binOf } from '../support/run.ts';
import { runBin, runPlaywright, runTool, runVitest, type Step } from './step.ts';

const always = (): boolean => true;
const has = (folder: string, name: RegExp) => (): boolean => filesIn(inRoot(folder), name).length > 0;
const isThere =
  (...path: readonly string[]) =>
  (): boolean =>
    existsSync(inRoot(...path));

const hasViewTests = (): boolean => has('packages/ui', /\.test\.tsx$/)() || has('apps/webshop/src', /\.test\.tsx$/)();

const QUIET_REDOCLY = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Each of these keeps one processor busy. */
const checks: readonly Step[] = [
  { name: 'format', fast: true, hasFiles: always, run: () => runBin(binOf('oxfmt'), ['--check']) },
  { name: 'lint', fast: true, hasFiles: always, run: () => runBin(binOf('oxlint'), ['--deny-warnings']) },
  { name: 'types', fast: true, hasFiles: always, run: () => runBin(binOf('typescript', 'tsc'), []) },
  {
    name: 'types of the core alone',
    fast: true,
    hasFiles: has('packages/core', /\.ts$/),
    run: () => runBin(binOf('typescript', 'tsc'), ['-p', 'packages/core']),
  },
  {
    name: 'lint of the description',
    fast: false,
    hasFiles: isThere('openapi', 'openapi.yaml'),
    run: () => runBin(binOf('@redocly/cli', 'redocly'), ['lint', 'openapi/openapi.yaml'], QUIET_REDOCLY),
  },
  {
    name: 'contracts: the shop',
    fast: false,
    hasFiles: has('contracts/consumer', /\.pact\.test\.ts$/),
    run: () => runVitest('contract-consumer'),
  },
  {
    name: 'contracts: the platform',
    fast: false,
    hasFiles: has('contracts/provider', /\.test\.ts$/),
    run: () => runVitest('contract-provider'),
  },
];

/** These wait for threads, processes, disks and clocks a part of their time. The reliability tests start the builds. */
const processes: readonly Step[] = [
  {
    name: 'build',
    fast: false,
    hasFiles: isThere('apps', 'webshop', 'src', 'main.tsx'),
    run: () => runTool('build', '--every'),
  },
  {
    name: 'reliability',
    fast: false,
    hasFiles: has('mock-server/reliability', /\.test\.ts$/),
    run: () => runVitest('reliability'),
  },
  {
    name: 'deployment guide',
    fast: false,
    hasFiles: always,
    missing: missingForNginx,
    run: () => runVitest('deployment'),
  },
];

/** Each of these uses all processors. */
const tests: readonly Step[] = [
  { name: 'unit tests', fast: true, hasFiles: always, run: () => runVitest('unit') },
  {
    name: 'view tests',
    fast: false,
    hasFiles: hasViewTests,
    run: () => runVitest('view'),
  },
  {
    name: 'view tests of changes',
    fast: true,
    onlyFast: true,
    hasFiles: hasViewTests,
    run: () => runVitest('view', '--changed', '--passWithNoTests'),
  },
  {
    name: 'journeys',
    fast: false,
    hasFiles: has('apps/webshop/journeys', /\.test\.tsx?$/),
    run: () => runVitest('journeys'),
  },
  {
    name: 'short sweep of faults',
    fast: false,
    hasFiles: has('apps/webshop/journeys/faults', /\.test\.tsx$/),
    run: () => runVitest('faults'),
  },
  { name: 'browser tests', fast: false, hasFiles: has('apps/webshop/e2e', /\.(spec|test)\.ts$/), run: runPlaywright },
  // After all tests, because it uses their reports.
  { name: 'specification', fast: false, hasFiles: always, run: () => runTool('spec', '--check') },
  {
    name: 'budgets',
    fast: false,
    hasFiles: isThere('apps', 'webshop', 'src', 'main.tsx'),
    run: () => runTool('bench', '--short'),
  },
];

/** The rows of a full run that go on side by side, each step after the one before it. */
export const SIDE_BY_SIDE: readonly (readonly Step[])[] = [checks, processes];

/** The steps of a full run after those, one after the other. */
export const IN_TURN: readonly Step[] = tests;
