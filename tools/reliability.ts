import { binOf, runNode } from './support/run.ts';
import { runMain } from './support/problem.ts';

/**
 * Runs the long form of the reliability tests of the mock platform, with thousands of rounds instead of tens. Further
 * arguments go to vitest, such as a file name; `RELIABILITY_SEED` sets the random seed.
 */
await runMain(async () => {
  const args = ['run', '--project', 'reliability', ...process.argv.slice(2)];
  const { code, ms } = await runNode(binOf('vitest'), args, { echo: true, env: { RELIABILITY: 'long' } });
  console.log(`${(ms / 60_000).toFixed(1)} minutes`);
  return code;
});
