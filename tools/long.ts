import { runMain, UsageProblem } from './support/problem.ts';
import { binOf, runNode } from './support/run.ts';

/** What has a long form, with the arguments that choose it in vitest.config.ts. */
const TESTS = new Map([
  ['faults', ['--project', 'faults']],
  ['reliability', ['--project', 'reliability', '--project', 'reliability-long']],
  ['sums', ['--project', 'journeys', 'money-sums']],
  ['todays-platform', ['--project', 'journeys']],
]);

const USAGE = `Usage: npm run long -- ${[...TESTS.keys()].join('|')} [options of vitest]`;
const LONG = { LONG_TESTS: 'yes', QUERY_TIMEOUT: '20000' };

/** `npm run long -- faults`: runs tests in their long form. Further arguments go to vitest, such as `-t "^vouchers"` or a file. */
await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const chosen = TESTS.get(name);
  if (name === '--help') {
    console.log(USAGE);
    return 0;
  }
  if (chosen === undefined) throw new UsageProblem(USAGE);
  // The journeys on the platform of July 2026 are those of `npm test`, not longer ones.
  const env = name === 'todays-platform' ? { QUERY_TIMEOUT: '20000', EDITION: '2026-07' } : LONG;
  return (await runNode(binOf('vitest'), ['run', ...chosen, ...args], { echo: true, env })).code;
});
