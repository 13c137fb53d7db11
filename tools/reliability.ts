import { binOf, runNode } from './support/run.ts';
import { runMain } from './support/problem.ts';

/**
 * Runs all reliability tests of the mock platform, with many rounds; `RELIABILITY=short` runs a few. Further arguments go to
 * vitest, such as a file name; `RELIABILITY_SEED` sets the random seed.
 */
await runMain(async () => {
  const args = ['run', '--project', 'reliability', '--project', 'reliability-long', ...process.argv.slice(2)];
  const env = { RELIABILITY: process.env['RELIABILITY'] ?? 'long' };
  const { code, ms } = await runNode(binOf('vitest'), args, { echo: true, env });
  console.log(`${(ms / 60_000).toFixed(1)} minutes`);
  return code;
});
