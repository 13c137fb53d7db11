import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readProofs } from './spec/read-proofs.ts';
import { coverageProblems, coverageReport } from './spec/report.ts';
import { readCompleteFeatures, readRequirements } from './spec/requirements.ts';
import { filesIn } from './support/files.ts';
import { runMain } from './support/problem.ts';
import { inRoot, root } from './support/root.ts';

const REPORT = inRoot('docs', 'generated', 'specification.md');

/** Lays the titles of all tests beside the requirements; with `--check` it only compares and fails when the report is stale. */
await runMain(async () => {
  // The tools' own tests show made-up ids in their examples.
  const tests = filesIn(root, /\.(test|spec)\.tsx?$/).filter((file) => !file.startsWith('tools/'));
  const coverage = {
    requirements: readRequirements(inRoot('docs', 'spec', 'requirements.yaml')),
    completeFeatures: readCompleteFeatures(inRoot('docs', 'spec', 'complete-features.json')),
    proofs: tests.flatMap((file) => readProofs(file, readFileSync(inRoot(file), 'utf8'))),
  };
  const problems = [...coverageProblems(coverage)];
  const report = coverageReport(coverage);
  if (!process.argv.includes('--check')) {
    mkdirSync(inRoot('docs', 'generated'), { recursive: true });
    writeFileSync(REPORT, report);
  } else if (!existsSync(REPORT) || readFileSync(REPORT, 'utf8') !== report) {
    problems.push('docs/generated/specification.md is stale: run npm run coverage:spec and commit the result.');
  }
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? 0 : 1;
});
