import { LAYERS, type Layer } from './layers.ts';
import { lacksShop, type Proof, type Proven, provenBy } from './proofs.ts';
import { type Requirement, speaksOfShop } from './requirements.ts';

/** Whether a requirement of the shop is only proven outside the shop. */
const isOnlyOutside = (proven: Proven): boolean => speaksOfShop(proven.requirement) && lacksShop(proven);

const MARK = '**not the shop**';
const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${Math.floor((100 * part) / whole)} %`);
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const callOf = ({ file, title, place }: Proof): string =>
  place === null ? `${file} ${title}` : `${file} ${place.line} ${place.column}`;

function lineOf({ file, layer, title }: Proof, rows: number): string {
  const more = rows === 1 ? '' : ` (and ${rows - 1} more ${rows === 2 ? 'row' : 'rows'})`;
  return `\`${file}\` (${layer}): ${cell(title)}${more}`;
}

/** The tests of one requirement; a table test is one line with its first row and the number of further rows. */
function linesOf(proofs: readonly Proof[]): readonly string[] {
  const rows = new Map<string, number>();
  for (const proof of proofs) rows.set(callOf(proof), (rows.get(callOf(proof)) ?? 0) + 1);
  return proofs
    .filter((proof, index) => proofs.findIndex((other) => callOf(other) === callOf(proof)) === index)
    .toSorted((a, b) => byText(a.file, b.file) || byText(a.title, b.title))
    .map((proof) => lineOf(proof, rows.get(callOf(proof)) ?? 1));
}

function layersOf(proofs: readonly Proof[]): readonly Layer[] {
  const found = new Set(proofs.map(({ layer }) => layer));
  return LAYERS.filter((layer) => found.has(layer));
}

function testedRow(proven: Proven): string {
  const { requirement, proofs } = proven;
  const layers = layersOf(proofs).join(', ') + (isOnlyOutside(proven) ? ` ${MARK}` : '');
  return `| ${requirement.id} | ${cell(requirement.text)} | ${layers} | ${linesOf(proofs).join('<br>')} |`;
}

const featuresOf = (requirements: readonly Requirement[]): readonly string[] => [
  ...new Set(requirements.map(({ feature }) => feature)),
];

function shareTable(all: readonly Proven[]): readonly string[] {
  const line = (name: string, list: readonly Proven[]): string => {
    const tested = list.filter(({ proofs }) => proofs.length > 0).length;
    const outside = list.filter(isOnlyOutside).length;
    return `| ${name} | ${list.length} | ${tested} | ${percent(tested, list.length)} | ${outside} |`;
  };
  return [
    '| Feature | Requirements | With a test | Share | Of these not by the shop |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...featuresOf(all.map(({ requirement }) => requirement)).map((feature) =>
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
  const tested = mine.filter(({ proofs }) => proofs.length > 0).map(testedRow);
  const open = mine.filter(({ proofs }) => proofs.length === 0);
  const openLines = open.map(({ requirement: { id, source, text } }) => `- ${id} (${source}): ${text}`);
  return [
    `## ${feature}`,
    '',
    ...(tested.length === 0
      ? []
      : ['| Id | Requirement | Proven in | Tests |', '| --- | --- | --- | --- |', ...tested, '']),
    ...(open.length === 0 ? [] : ['Without a test:', '', ...openLines, '']),
  ];
}

/** The table as Markdown: the share per feature, then the requirements with their tests, and those without. */
export function coverageTable(requirements: readonly Requirement[], proofs: readonly Proof[]): string {
  const all = provenBy(requirements, proofs);
  return [
    '# The specification and its tests',
    '',
    'Made by `npm run coverage:spec` from docs/spec/requirements.yaml and the tests that passed; do not edit by hand. A test proves the requirements whose ids end its title; skipped, conditional and failing tests prove nothing.',
    '',
    `Each test belongs to one layer: ${LAYERS.join(', ')}. A requirement with ${MARK} is about the shop, but only tests of the mock platform, the description or the tools prove it.`,
    '',
    ...shareTable(all),
    '',
    ...featuresOf(requirements).flatMap((feature) => featureSection(feature, all)),
  ].join('\n');
}

const MAX_LINES = 40;

/** The difference between the committed and the new table as lines with - and +, limited to MAX_LINES. */
export function changedLines(committed: string, table: string): readonly string[] {
  const [before, after] = [committed.split('\n'), table.split('\n')];
  const [old, made] = [new Set(before), new Set(after)];
  const changed = [
    ...before.filter((line) => !made.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
  const rest = changed.length - MAX_LINES;
  return rest > 0 ? [...changed.slice(0, MAX_LINES), `… and ${rest} more lines`] : changed;
}
