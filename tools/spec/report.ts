import type { Proof } from './read-proofs.ts';
import type { CompleteRoom, Requirement } from './requirements.ts';

export interface SpecCoverage {
  readonly requirements: readonly Requirement[];
  readonly proofs: readonly Proof[];
  readonly completeRooms: readonly CompleteRoom[];
}

/** A requirement with the tests that name it. */
interface Proven {
  readonly requirement: Requirement;
  readonly proofs: readonly Proof[];
}

function proven({ requirements, proofs }: SpecCoverage): readonly Proven[] {
  return requirements.map((requirement) => ({
    requirement,
    proofs: proofs.filter(({ ids }) => ids.includes(requirement.id)),
  }));
}

const roomsOf = (requirements: readonly Requirement[]): readonly string[] => [
  ...new Set(requirements.map(({ room }) => room)),
];

function unknownIds({ requirements, proofs }: SpecCoverage): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return proofs.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, which is no requirement`),
  );
}

function gaps(coverage: SpecCoverage): readonly string[] {
  const all = proven(coverage);
  return coverage.completeRooms.flatMap(({ room, except = {} }) => {
    const missing = all.filter(
      ({ requirement, proofs }) => requirement.room === room && proofs.length === 0 && !(requirement.id in except),
    );
    const early = all.filter(({ requirement, proofs }) => requirement.id in except && proofs.length > 0);
    return [
      ...missing.map(
        ({ requirement }) => `${requirement.id} has no test, and ${room} must be complete: ${requirement.text}`,
      ),
      ...early.map(({ requirement }) => `${requirement.id} has a test now; take it out of the exceptions of ${room}`),
    ];
  });
}

/** What breaks a promise: ids that do not exist, and requirements without a test in a room that must be complete. */
export const coverageProblems = (coverage: SpecCoverage): readonly string[] => [
  ...unknownIds(coverage),
  ...gaps(coverage),
];

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${Math.floor((100 * part) / whole)} %`);
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function shareTable(all: readonly Proven[]): readonly string[] {
  const line = (name: string, list: readonly Proven[]): string => {
    const tested = list.filter(({ proofs }) => proofs.length > 0).length;
    return `| ${name} | ${list.length} | ${tested} | ${percent(tested, list.length)} |`;
  };
  const rooms = roomsOf(all.map(({ requirement }) => requirement));
  return [
    '| Room | Requirements | With a test | Share |',
    '| --- | ---: | ---: | ---: |',
    ...rooms.map((room) =>
      line(
        room,
        all.filter(({ requirement }) => requirement.room === room),
      ),
    ),
    line('**all**', all),
  ];
}

function roomSection(room: string, all: readonly Proven[]): readonly string[] {
  const mine = all.filter(({ requirement }) => requirement.room === room);
  const tested = mine.filter(({ proofs }) => proofs.length > 0);
  const open = mine.filter(({ proofs }) => proofs.length === 0);
  const testedRow = ({ requirement, proofs }: Proven): string => {
    const tests = proofs.map(({ file, title }) => `\`${file}\`: ${cell(title)}`).join('<br>');
    return `| ${requirement.id} | ${cell(requirement.text)} | ${tests} |`;
  };
  return [
    `## ${room}`,
    '',
    ...(tested.length === 0
      ? []
      : ['| Id | Requirement | Tests |', '| --- | --- | --- |', ...tested.map(testedRow), '']),
    ...(open.length === 0
      ? []
      : [
          'Without a test:',
          '',
          ...open.map(({ requirement }) => `- ${requirement.id} (${requirement.source}): ${requirement.text}`),
          '',
        ]),
  ];
}

/** The whole checklist as Markdown: the share of each room, then each requirement with its tests, and those without. */
export function coverageReport(coverage: SpecCoverage): string {
  const all = proven(coverage);
  return [
    '# The specification and its tests',
    '',
    'Made by `npm run coverage:spec` from docs/spec/requirements.yaml and the titles of all tests; do not edit by hand.',
    '',
    ...shareTable(all),
    '',
    ...roomsOf(coverage.requirements).flatMap((room) => roomSection(room, all)),
  ].join('\n');
}
