import { binOf, runNode } from './support/run.ts';
import { runMain } from './support/problem.ts';

/**
 * What the mock platform withstands, in its long form: the tests of mock-server/reliability with thousands of rounds instead of tens. What
 * follows the command goes to vitest, such as the name of one file; `RELIABILITY_SEED` chooses the chance.
 */
await runMain(async () => {
  const args = ['run', '--project', 'reliability', ...process.argv.slice(2)];
  const { code, ms } = await runNode(binOf('vitest'), args, { echo: true, env: { RELIABILITY: 'long' } });
  console.log(`${(ms / 60_000).toFixed(1)} minutes`);
  return code;
});
