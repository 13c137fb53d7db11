import type { ReportedTest } from '../test/reports.ts';

/** One requirement of docs/spec/requirements.yaml. */
export interface Requirement {
  readonly id: string;
  readonly feature: string;
  readonly kind: string;
  readonly text: string;
}

/** The files with a test that passed, and how a resident reaches it, by the id of the requirement; and what is wrong. */
export interface Proofs {
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  readonly reached: ReadonlyMap<string, string>;
  readonly problems: ReadonlySet<string>;
}

/** The tests in which a resident uses the whole shop. The tests of the mock platform's own pages are not among them. */
const JOURNEYS = /^apps\/webshop\/(journeys|e2e(?!\/mock-platform))\//;
/** The tests that speak the platform's calls: the contracts and the mock platform. */
const CALLS = /^(contracts|mock-server)\//;

/** Matches what is meant as an id too: in lower case, with another dash, with too few digits. */
const looksLikeId = (requirements: readonly Requirement[]): RegExp => {
  const prefixes = new Set(requirements.map(({ id }) => id.replace(/-\d+$/, '')));
  return new RegExp(`(?<![\\w-])(?:${[...prefixes].join('|')})[-–]?\\d+(?![\\w-])`, 'gi');
};

const titleProblems = (
  tests: readonly ReportedTest[],
  looks: RegExp,
  known: ReadonlyMap<string, unknown>,
): readonly string[] =>
  tests.flatMap(({ file, blocks, title }) => [
    ...blocks
      .filter((block) => block.match(looks) !== null)
      .map((block) => `${file}: the block "${block}" names an id; only titles of tests do.`),
    ...(title.match(looks) ?? [])
      .filter((id) => !known.has(id))
      .map((id) => `${file}: "${title}" names ${id}, which is no requirement.`),
  ]);

/** Why no journey shows some requirements: the rows of the table in docs/spec/without-journey.md. */
export function readReasons(page: string): ReadonlyMap<string, string> {
  const rows = [...page.matchAll(/^\| *(.+?) *\| *([A-Z]+-\d+(?:, [A-Z]+-\d+)*) *\|$/gm)];
  return new Map(rows.flatMap(([, reason = '', ids = '']) => ids.split(', ').map((id) => [id, reason] as const)));
}

/** How a resident reaches a requirement that these files prove; null when only tests of parts do. */
function wayTo(id: string, files: ReadonlySet<string>): string | null {
  const has = (where: RegExp): boolean => [...files].some((file) => where.test(file));
  if (has(JOURNEYS)) return 'journey';
  return id.startsWith('API-') && has(CALLS) ? 'call' : null;
}

function reachProblems(files: Proofs['files'], reasons: ReadonlyMap<string, string>): readonly string[] {
  return [
    ...[...files]
      .filter(([id, proofs]) => (wayTo(id, proofs) === null) !== reasons.has(id))
      .map(([id]) =>
        reasons.has(id)
          ? `${id} has a journey, and a reason why none shows it.`
          : `${id} has neither a journey nor a reason why none shows it.`,
      ),
    ...[...reasons.keys()]
      .filter((id) => !files.has(id))
      .map((id) => `docs/spec/without-journey.md names ${id}, which is no requirement.`),
  ];
}

/** Matches the titles of tests with the requirements. `reasons` are those of the requirements that no journey shows. */
export function proofsOf(
  tests: readonly ReportedTest[],
  requirements: readonly Requirement[],
  reasons: ReadonlyMap<string, string>,
): Proofs {
  const looks = looksLikeId(requirements);
  const files = new Map(requirements.map(({ id }) => [id, new Set<string>()]));
  const problems = new Set(titleProblems(tests, looks, files));
  if (files.size < requirements.length) problems.add('docs/spec/requirements.yaml has an id twice.');
  for (const { file, title } of tests.filter(({ outcome }) => outcome === 'passed'))
    for (const id of title.match(looks) ?? []) files.get(id)?.add(file);
  for (const { id, text } of requirements)
    if (files.get(id)?.size === 0) problems.add(`${id} has no test that ran and passed: ${text}`);
  for (const problem of reachProblems(files, reasons)) problems.add(problem);
  const reached = new Map([...files].map(([id, proofs]) => [id, wayTo(id, proofs) ?? reasons.get(id) ?? '']));
  return { files, reached, problems };
}

/** The table of the ids, how a resident reaches them, and the files that prove them. */
export const proofsPage = ({ files, reached }: Proofs): string =>
  [
    '# Which test files prove which requirement',
    '',
    'Made by `npm run spec` from the reports of the last test run. A file stands here when it has a test that passed and names the id in its title. Reached: `journey` when a journey or a browser test names it, `call` when a contract or a test of the mock platform names a call, otherwise [why no journey shows it](without-journey.md).',
    '',
    '| Id | Reached | Files |',
    '| --- | --- | --- |',
    ...[...files].map(([id, names]) => `| ${id} | ${reached.get(id) ?? ''} | ${[...names].toSorted().join('<br>')} |`),
    '',
  ].join('\n');
