import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse } from 'yaml';
import { featurePages } from './spec/pages.ts';
import { proofsOf, proofsPage, readReasons, type Requirement } from './spec/proofs.ts';
import { readCommandLine } from './support/command-line.ts';
import { Problem, runMain } from './support/problem.ts';
import { inRoot, root } from './support/root.ts';
import { type ReportedTest, testsOfReport } from './test/reports.ts';
import { REPORTS } from './test/steps.ts';

/** The tests of the last runs. A report may be of before a file was removed; that file proves nothing any more. */
function readTests(): readonly ReportedTest[] {
  const reports = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.json')) : [];
  if (reports.length === 0) throw new Problem('There are no reports of tests; run npm test first.');
  return reports
    .flatMap((name) => testsOfReport(readFileSync(`${REPORTS}/${name}`, 'utf8')))
    .filter(({ file }) => existsSync(file))
    .map((test) => ({ ...test, file: relative(root, test.file).replaceAll('\\', '/') }));
}

/** Writes the pages of the features and the page of proofs. With `--check` it writes none and fails when one would change. */
await runMain(async () => {
  const { check } = readCommandLine('npm run spec', {
    check: { type: 'boolean', default: false, about: 'writes nothing; fails when a page would change' },
  }).values;
  const requirements: readonly Requirement[] = parse(readFileSync(inRoot('docs', 'spec', 'requirements.yaml'), 'utf8'));
  const reasons = readReasons(readFileSync(inRoot('docs', 'spec', 'without-journey.md'), 'utf8'));
  const proofs = proofsOf(readTests(), requirements, reasons);
  const features = featurePages(requirements);
  const problems = [...features.problems, ...proofs.problems];
  for (const [name, text] of [...features.pages, ['proofs.md', proofsPage(proofs)] as const]) {
    const file = inRoot('docs', 'spec', name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (check) problems.push(`docs/spec/${name} is stale: run npm run spec and commit the result.`);
    else writeFileSync(file, text);
  }
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? 0 : 1;
});
