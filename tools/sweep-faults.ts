import { runMain } from './support/problem.ts';
import { binOf, runNode } from './support/run.ts';

/** Runs the long form of the sweep of faults: every failure of every call. Arguments go to vitest, such as `-t "vouchers"`. */
await runMain(async () => {
  const args = ['run', '--project', 'faults', ...process.argv.slice(2)];
  return (await runNode(binOf('vitest'), args, { echo: true, env: { FAULTS: 'long' } })).code;
});
