import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { placeOf } from '@stadstegoed/mock-server/contract/contract.ts';
import { bundledContract } from '@stadstegoed/mock-server/contract/read-contract.ts';
import type { Contract } from '@stadstegoed/mock-server/contract/contract.ts';
import { allRoutes } from '@stadstegoed/mock-server/app/all-routes.ts';
import { operationsInPact, placesIn, coverageIn } from './operations/sources.ts';
import { operationsReport } from './operations/table.ts';
import { filesIn } from './support/files.ts';
import { Problem, runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';
import { runVitest, coverageFolder } from './test/step.ts';

const REPORT = inRoot('docs', 'generated', 'operations.md');

/** The test runs behind the table; answers of the reliability run count as fuzzed only. */
const PROJECTS = ['unit', 'contract-provider', 'reliability'] as const;

/** The coverage of one run; throws when there is none. */
function coverageOf(project: string): ReadonlySet<string> {
  const coverage = coverageIn(coverageFolder(project));
  if (!coverage) throw new Problem(`The ${project} tests left no record. Run npm run coverage:operations.`);
  return coverage;
}

const idsIn = (lines: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...lines].map((line) => line.split(' ')[0] ?? ''));

/** The operations with a route, and those that are described with error answers only. */
function implementedIn(contract: Contract): ReadonlySet<string> {
  const places = new Set(allRoutes.map(({ method, path }) => placeOf(method, path)));
  const has = contract.operations.filter(
    ({ method, path, answers }) =>
      places.has(placeOf(method, path)) || answers.every((status) => Number(status) >= 400),
  );
  return new Set(has.map(({ id }) => id));
}

function adaptersIn(contract: Contract): ReadonlySet<string> {
  const folder = inRoot('packages', 'http', 'src');
  const sources = filesIn(folder, /(?<!\.test)\.ts$/).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const places = new Set(sources.flatMap(placesIn));
  return new Set(
    contract.operations.filter(({ method, path }) => places.has(placeOf(method, path))).map(({ id }) => id),
  );
}

function pactsIn(contract: Contract): ReadonlySet<string> {
  const folder = inRoot('contracts', 'pacts');
  const files = filesIn(folder, /\.json$/);
  return new Set(files.flatMap((file) => operationsInPact(contract, readFileSync(`${folder}/${file}`, 'utf8'))));
}

async function report(): Promise<string> {
  const contract = bundledContract();
  return operationsReport({
    operations: contract.operations,
    implemented: implementedIn(contract),
    adapters: adaptersIn(contract),
    pacts: pactsIn(contract),
    fuzzed: idsIn(coverageOf('reliability')),
    covered: new Set([...coverageOf('unit'), ...coverageOf('contract-provider')]),
  });
}

/** Runs the tests behind the table. */
async function record(): Promise<void> {
  for (const project of PROJECTS) {
    const { failed, output } = await runVitest(project);
    if (failed > 0) throw new Problem(`${output}\n${failed} of the ${project} tests failed, so there is no table.`);
  }
}

/**
 * Writes the table of all operations with their routes, adapters, pacts and test coverage. With `--check` it uses the
 * coverage of the last run and fails when the table is stale; with `--recorded` it writes the table from that coverage.
 */
await runMain(async () => {
  const onlyCheck = process.argv.includes('--check');
  if (!onlyCheck && !process.argv.includes('--recorded')) await record();
  const made = await report();
  if (!onlyCheck) {
    mkdirSync(inRoot('docs', 'generated'), { recursive: true });
    writeFileSync(REPORT, made);
    return 0;
  }
  const is = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  if (is === made) return 0;
  const old = new Set(is.split('\n'));
  console.log(
    made
      .split('\n')
      .filter((line) => !old.has(line))
      .join('\n'),
  );
  console.log(
    'docs/generated/operations.md is stale: run npm run coverage:operations -- --recorded and commit the result.',
  );
  return 1;
});
