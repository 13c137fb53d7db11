import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readCommandLine } from './support/command-line.ts';
import { runMain, UsageProblem } from './support/problem.ts';
import { runNode } from './support/run.ts';
import { type Count, countOfRun } from './test/reports.ts';
import { ALL, CHECK, REPORTS, type Step } from './test/steps.ts';

/** The count of a step that ended; a broken report counts as none. */
function countOf({ report }: Step, code: number): Count {
  if (report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    return countOfRun(code, readFileSync(report, 'utf8'));
  } catch {
    return countOfRun(code, null);
  }
}

/** Runs a step and prints how it ended, with its output after a failure. */
async function runStep(step: Step): Promise<Count> {
  const { name, command, env = {}, report, missing } = step;
  const lack = missing?.() ?? null;
  if (lack !== null) {
    console.log(`- ${name}: skipped, ${lack}`);
    return { passed: 0, failed: 0 };
  }
  console.log(`  ${name} ...`);
  if (report !== undefined) rmSync(report, { force: true });
  const [script, ...args] = command;
  const { code, output, ms } = await runNode(script, args, { env });
  const { passed, failed } = countOf(step, code);
  const isGreen = failed === 0;
  console.log(
    `${isGreen ? '✓' : '✗'} ${name}: ${passed} passed${isGreen ? '' : `, ${failed} failed`} in ${(ms / 1000).toFixed(0)} s`,
  );
  if (!isGreen) console.log(`\n${output.trim()}\n`);
  return { passed, failed };
}

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

async function inTurn<Item>(items: readonly Item[], run: (item: Item) => Promise<Count>): Promise<Count> {
  const counts: Count[] = [];
  for (const item of items) counts.push(await run(item));
  return sum(counts);
}

/** `npm test`, `npm run check` (`--check`), or single steps by their names. Goes on after a failure. */
await runMain(async () => {
  const started = performance.now();
  const steps = ALL.flat(2);
  const all = steps.map(({ name }) => name);
  const { values, positionals: names } = readCommandLine(
    `npm test [-- steps], or npm run check\nSteps: ${all.join(', ')}`,
    { check: { type: 'boolean', default: false, about: 'the quick steps, as npm run check' } },
    true,
  );
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new UsageProblem(`There is no step ${unknown.join(', ')}. The steps: ${all.join(', ')}.`);
  const chosen = steps.filter(({ name }) => names.includes(name));
  const plan = values.check ? CHECK : names.length > 0 ? [[chosen]] : ALL;
  if (plan === ALL) rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const { passed, failed } = await inTurn(plan, async (rows) =>
    sum(await Promise.all(rows.map((row) => inTurn(row, runStep)))),
  );
  console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
