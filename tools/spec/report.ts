import type { Proof } from './read-proofs.ts';
import type { CompleteFeature, Requirement } from './requirements.ts';

export interface SpecCoverage {
  readonly requirements: readonly Requirement[];
  readonly proofs: readonly Proof[];
  readonly completeFeatures: readonly CompleteFeature[];
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

const featuresOf = (requirements: readonly Requirement[]): readonly string[] => [
  ...new Set(requirements.map(({ feature }) => feature)),
];

function unknownIds({ requirements, proofs }: SpecCoverage): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return proofs.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, which is no requirement`),
  );
}

function gaps(coverage: SpecCoverage): readonly string[] {
  const all = proven(coverage);
  return coverage.completeFeatures.flatMap(({ feature, except = {} }) => {
    const missing = all.filter(
      ({ requirement, proofs }) =>
        requirement.feature === feature && proofs.length === 0 && !(requirement.id in except),
    );
    const early = all.filter(({ requirement, proofs }) => requirement.id in except && proofs.length > 0);
    return [
      ...missing.map(
        ({ requirement }) => `${requirement.id} has no test, and ${feature} must be complete: ${requirement.text}`,
      ),
      ...early.map(
        ({ requirement }) => `${requirement.id} has a test now; take it out of the exceptions of ${feature}`,
      ),
    ];
  });
}

/** What breaks a promise: ids that do not exist, and requirements without a test in a feature that must be complete. */
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
  const features = featuresOf(all.map(({ requirement }) => requirement));
  return [
    '| Feature | Requirements | With a test | Share |',
    '| --- | ---: | ---: | ---: |',
    ...features.map((feature) =>
      line(
        feature,
        all.filter(({ requirement }) => requirement.feature === feature),
      ),
    ),
    line('**all**', all),
  ];
}

function featureSection(feature: string, all: readonly Proven[]): readonly string[] {
  const mine = all.filter(({ requirement }) => requirement.feature === feature);
  const tested = mine.filter(({ proofs }) => proofs.length > 0);
  const open = mine.filter(({ proofs }) => proofs.length === 0);
  const testedRow = ({ requirement, proofs }: Proven): string => {
    const tests = proofs.map(({ file, title }) => `\`${file}\`: ${cell(title)}`).join('<br>');
    return `| ${requirement.id} | ${cell(requirement.text)} | ${tests} |`;
  };
  return [
    `## ${feature}`,
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

/** The whole checklist as Markdown: the share of each feature, then each requirement with its tests, and those without. */
export function coverageReport(coverage: SpecCoverage): string {
  const all = proven(coverage);
  return [
    '# The specification and its tests',
    '',
    'Made by `npm run coverage:spec` from docs/spec/requirements.yaml and the titles of all tests; do not edit by hand.',
    '',
    ...shareTable(all),
    '',
    ...featuresOf(coverage.requirements).flatMap((feature) => featureSection(feature, all)),
  ].join('\n');
}
