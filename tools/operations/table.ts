import type { Operation } from '@stadstegoed/mock-server/contract/contract.ts';

/** The facts on all operations. The sets hold operation ids; `covered` holds lines `operation status code`. */
export interface Known {
  readonly operations: readonly Operation[];
  readonly implemented: ReadonlySet<string>;
  readonly adapters: ReadonlySet<string>;
  readonly pacts: ReadonlySet<string>;
  readonly fuzzed: ReadonlySet<string>;
  readonly covered: ReadonlySet<string>;
}

const yes = (holds: boolean): string => (holds ? 'yes' : '-');

/** The error codes that tests received with one answer. */
const codesOf = (known: Known, answer: string): readonly string[] =>
  [...known.covered]
    .filter((line) => line.startsWith(`${answer} `))
    .map((line) => line.slice(answer.length + 1))
    .toSorted();

function coveredCell(known: Known, { id, answers }: Operation): string {
  const parts = answers
    .filter((status) => known.covered.has(`${id} ${status}`))
    .map((status) => {
      const codes = codesOf(known, `${id} ${status}`);
      return codes.length === 0 ? status : `${status} (${codes.map((code) => `\`${code}\``).join(', ')})`;
    });
  return parts.length === 0 ? '-' : parts.join('; ');
}

export const notCovered = (known: Known, { id, answers }: Operation): readonly string[] =>
  answers.filter((status) => !known.covered.has(`${id} ${status}`));

function row(known: Known, operation: Operation): string {
  const { id, method, path } = operation;
  const cells = [
    `\`${id}\``,
    `${method} \`${path}\``,
    yes(known.implemented.has(id)),
    yes(known.adapters.has(id)),
    yes(known.pacts.has(id)),
    yes(known.fuzzed.has(id)),
    coveredCell(known, operation),
    notCovered(known, operation).join(', ') || '-',
  ];
  return `| ${cells.join(' | ')} |`;
}

const tagOf = ({ details }: Operation): string => {
  const { tags } = details;
  return Array.isArray(tags) ? String(tags[0]) : 'other';
};

function share(known: Known, holds: (operation: Operation) => boolean): string {
  return `${known.operations.filter(holds).length} of ${known.operations.length}`;
}

function totals(known: Known): readonly string[] {
  const answers = known.operations.flatMap(({ answers: all }) => all).length;
  const never = known.operations.flatMap((operation) => notCovered(known, operation)).length;
  const codes = new Set([...known.covered].map((line) => line.split(' ')[2]).filter((code) => code !== undefined));
  return [
    '| What | How many |',
    '| --- | ---: |',
    `| Described | ${known.operations.length} |`,
    `| Implemented by the mock platform | ${share(known, ({ id }) => known.implemented.has(id))} |`,
    `| Called by an adapter of the shop | ${share(known, ({ id }) => known.adapters.has(id))} |`,
    `| Held by a pact | ${share(known, ({ id }) => known.pacts.has(id))} |`,
    `| Fuzzed | ${share(known, ({ id }) => known.fuzzed.has(id))} |`,
    `| Covered by a test | ${share(known, ({ id, answers: all }) => all.some((status) => known.covered.has(`${id} ${status}`)))} |`,
    `| Answers (operation and status) that a test met | ${answers - never} of ${answers} |`,
    `| Error codes that a test met | ${codes.size} |`,
  ];
}

/** The table of all operations as Markdown. */
export function operationsReport(known: Known): string {
  const tags = [...new Set(known.operations.map(tagOf))];
  const head = [
    '| Operation | Call | Implemented | Adapter | Pact | Fuzzed | Answers that tests met | Described, never met |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  return [
    '# The operations of the platform and what holds them',
    '',
    'Made by `npm run coverage:operations` from the description, the routes of the mock platform, the adapters, the pacts, and what the',
    'unit tests and the verification of the pacts really got as an answer; do not edit by hand.',
    '',
    ...totals(known),
    '',
    ...tags.flatMap((tag) => [
      `## ${tag}`,
      '',
      ...head,
      ...known.operations.filter((operation) => tagOf(operation) === tag).map((operation) => row(known, operation)),
      '',
    ]),
  ].join('\n');
}
