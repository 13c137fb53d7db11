import { Problem, runMain } from './support/problem.ts';
import { binOf, runNode } from './support/run.ts';

/** What has a long form, with the arguments that choose it in vitest.config.ts. */
const TESTS = new Map([
  ['faults', ['--project', 'faults']],
  ['reliability', ['--project', 'reliability', '--project', 'reliability-long']],
  ['sums', ['--project', 'journeys', 'money-sums']],
]);

/** `npm run long -- faults`: runs tests in their long form. Further arguments go to vitest, such as `-t "^vouchers"` or a file. */
await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const chosen = TESTS.get(name);
  if (chosen === undefined) throw new Problem(`Usage: npm run long -- ${[...TESTS.keys()].join('|')}`);
  return (await runNode(binOf('vitest'), ['run', ...chosen, ...args], { echo: true, env: { LONG_TESTS: 'yes' } })).code;
});
