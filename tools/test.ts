import { runMain } from './support/problem.ts';
import { type Count, sum } from './test/counts.ts';
import type { Step } from './test/step.ts';
import { IN_TURN, SIDE_BY_SIDE } from './test/steps.ts';

const NAME_WIDTH = 28;

/** Runs one step and prints its result; an exception in a step counts as a failure of that step. */
async function runStep(step: Step): Promise<Count> {
  if (!step.hasFiles()) {
    console.log(`- ${step.name.padEnd(NAME_WIDTH)} nothing yet`);
    return { passed: 0, failed: 0 };
  }
  const missing = step.missing?.() ?? null;
  if (missing !== null) {
    console.log(`- ${step.name.padEnd(NAME_WIDTH)} skipped: ${missing}`);
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

async function runInTurn(chosen: readonly Step[]): Promise<Count> {
  const counts: Count[] = [];
  for (const step of chosen) counts.push(await runStep(step));
  return sum(counts);
}

/** All checks. Rows that leave a processor idle go on side by side, which saves 25 s on a machine with two. */
async function runAll(): Promise<Count> {
  const isFull = (step: Step): boolean => step.onlyFast !== true;
  const first = await Promise.all(SIDE_BY_SIDE.map((row) => runInTurn(row.filter(isFull))));
  return sum([...first, await runInTurn(IN_TURN.filter(isFull))]);
}

/** `npm test`: runs all checks and continues after a failure. `--fast` runs the quick ones, `--only a,b` named ones. */
await runMain(async () => {
  const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? [];
  const steps = [...SIDE_BY_SIDE.flat(), ...IN_TURN];
  const started = performance.now();
  const run = (): Promise<Count> => {
    if (process.argv.includes('--only')) return runInTurn(steps.filter(({ name }) => only.includes(name)));
    return process.argv.includes('--fast') ? runInTurn(steps.filter(({ fast }) => fast)) : runAll();
  };
  const { passed, failed } = await run();
  console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
