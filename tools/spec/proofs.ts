import type { ReportedTest } from '../test/reports.ts';

/** One requirement of docs/spec/requirements.yaml. */
export interface Requirement {
  readonly id: string;
  readonly feature: string;
  readonly kind: string;
  readonly text: string;
}

/** The files with a test that passed, by the id of the requirement, and what is wrong with titles and requirements. */
export interface Proofs {
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: ReadonlySet<string>;
}

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

/** Matches the titles of tests with the requirements. */
export function proofsOf(tests: readonly ReportedTest[], requirements: readonly Requirement[]): Proofs {
  const looks = looksLikeId(requirements);
  const files = new Map(requirements.map(({ id }) => [id, new Set<string>()]));
  const problems = new Set(titleProblems(tests, looks, files));
  if (files.size < requirements.length) problems.add('docs/spec/requirements.yaml has an id twice.');
  for (const { file, title } of tests.filter(({ outcome }) => outcome === 'passed'))
    for (const id of title.match(looks) ?? []) files.get(id)?.add(file);
  for (const { id, text } of requirements)
    if (files.get(id)?.size === 0) problems.add(`${id} has no test that ran and passed: ${text}`);
  return { files, problems };
}

/** The table of the ids and the files that prove them. */
export const proofsPage = ({ files }: Proofs): string =>
  [
    '# Which test files prove which requirement',
    '',
    'Made by `npm run spec` from the reports of the last test run. A file stands here when it has a test that passed and names the id in its title.',
    '',
    '| Id | Files |',
    '| --- | --- |',
    ...[...files].map(([id, names]) => `| ${id} | ${[...names].toSorted().join('<br>')} |`),
    '',
  ].join('\n');
