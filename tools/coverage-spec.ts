import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { conditionalPlaces } from './spec/conditional-tests.ts';
import { testsOfPlaywright } from './spec/playwright-report.ts';
import { coverageProblems } from './spec/problems.ts';
import { evidenceOf, type IsConditional } from './spec/proofs.ts';
import type { ReportedTest } from './spec/reported-test.ts';
import { readCompleteFeatures, readRequirements } from './spec/requirements.ts';
import { changedLines, coverageTable } from './spec/table.ts';
import { testsOfVitest } from './spec/vitest-report.ts';
import { Problem, runMain } from './support/problem.ts';
import { inRoot, root } from './support/root.ts';
import { reports } from './test/reports.ts';
import { type Suite, suites } from './test/suites.ts';

const TABLE = inRoot('docs', 'generated', 'specification.md');
const COMMAND = 'npm run coverage:spec';

/** Runs the tests that have no report for these sources, and prints so, because the runs take minutes. */
async function runMissing(): Promise<void> {
  for (const { name, run } of suites) {
    if (reports.isFresh(name)) {
      console.log(`${name}: taken from the report of the last run`);
      continue;
    }
    console.log(`${name}: no report of a run that passed over these sources, so it runs now`);
    const { passed, failed, output } = await run();
    if (failed > 0) throw new Problem(`${output}\n${failed} of the ${name} tests failed, so there is no table.`);
    console.log(`${name}: ${passed} passed`);
  }
}

function refuseMissing(): void {
  const missing = suites.filter(({ name }) => !reports.isFresh(name)).map(({ name }) => name);
  if (missing.length === 0) return;
  throw new Problem(
    `There is no report of a passing run with these sources for: ${missing.join(', ')}. Run npm test, or ${COMMAND}.`,
  );
}

function testsOf({ name }: Suite): readonly ReportedTest[] {
  const report = readFileSync(reports.file(name), 'utf8');
  return name === 'browser' ? testsOfPlaywright(report, root) : testsOfVitest(report, root);
}

/** Finds the conditional tests; parses each test file once. */
function conditionalByFile(): IsConditional {
  const known = new Map<string, ReturnType<typeof conditionalPlaces>>();
  return (file, place) => {
    const isConditional = known.get(file) ?? conditionalPlaces(file, readFileSync(inRoot(file), 'utf8'));
    known.set(file, isConditional);
    return isConditional(place);
  };
}

function staleness(table: string): readonly string[] {
  const committed = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '';
  if (committed === table) return [];
  const lines = changedLines(committed, table);
  return [...lines, `docs/generated/specification.md is stale: run ${COMMAND} and commit the result.`];
}

/**
 * Writes the table of the requirements and the tests that passed, from the reports of the last runs when the sources
 * have not changed. With `--check` it runs no tests and fails when the table is stale.
 */
await runMain(async () => {
  const isCheck = process.argv.includes('--check');
  if (isCheck) refuseMissing();
  else await runMissing();
  const requirements = readRequirements(inRoot('docs', 'spec', 'requirements.yaml'));
  const completeFeatures = readCompleteFeatures(inRoot('docs', 'spec', 'complete-features.json'));
  const { proofs, problems, uncounted } = evidenceOf(suites.flatMap(testsOf), requirements, conditionalByFile());
  const table = coverageTable(requirements, proofs);
  const found = [...problems, ...coverageProblems({ requirements, proofs, completeFeatures })];
  if (isCheck) found.push(...staleness(table));
  else {
    mkdirSync(inRoot('docs', 'generated'), { recursive: true });
    writeFileSync(TABLE, table);
    console.log('docs/generated/specification.md is written.');
  }
  for (const sentence of [...uncounted, ...found]) console.log(sentence);
  return found.length === 0 ? 0 : 1;
});
