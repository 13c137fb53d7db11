import { runMain } from './support/problem.ts';
import { type Count, sum } from './test/counts.ts';
import type { Step } from './test/step.ts';
import { steps } from './test/steps.ts';

const NAME_WIDTH = 28;

/** Runs one step and prints its result; an exception in a step counts as a failure of that step. */
async function runStep(step: Step): Promise<Count> {
  if (!step.hasFiles()) {
    console.log(`- ${step.name.padEnd(NAME_WIDTH)} nothing yet`);
    return { passed: 0, failed: 0 };
  }
  const started = performance.now();
  const found = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  const tally = found.failed === 0 ? `${found.passed} passed` : `${found.passed} passed, ${found.failed} failed`;
  console.log(`${found.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(NAME_WIDTH)} ${seconds}   ${tally}`);
  if (found.failed > 0) console.log(`\n${found.output.trim()}\n`);
  return found;
}

/** `npm test`: runs all checks and continues after a failure. `--fast` runs the quick ones, `--only a,b` named ones. */
await runMain(async () => {
  const fast = process.argv.includes('--fast');
  const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? [];
  const named = process.argv.includes('--only') ? steps.filter(({ name }) => only.includes(name)) : steps;
  const started = performance.now();
  const counts: Count[] = [];
  for (const step of named.filter((candidate) => (fast ? candidate.fast : candidate.onlyFast !== true)))
    counts.push(await runStep(step));
  const { passed, failed } = sum(counts);
  console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
