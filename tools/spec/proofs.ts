import { isOfShop, type Layer, layerOf } from './layers.ts';
import type { Place, ReportedTest } from './reported-test.ts';
import type { Requirement } from './requirements.ts';
import { type TitleIds, titleReader } from './title-ids.ts';

/** A test that passed and names requirements at the end of its title. */
export interface Proof {
  readonly file: string;
  readonly layer: Layer;
  /** The titles of its blocks and its own title, without the ids. */
  readonly title: string;
  readonly ids: readonly string[];
  /** The same for all rows of a table test. */
  readonly place: Place | null;
}

/** The evidence of a run for the requirements. */
export interface Evidence {
  readonly proofs: readonly Proof[];
  /** Messages on titles with malformed or unknown ids. */
  readonly problems: readonly string[];
  /** Messages on tests that name requirements but prove nothing. */
  readonly uncounted: readonly string[];
}

/** Whether the test at a place in a file runs under a condition or is expected to fail. */
export type IsConditional = (file: string, place: Place) => boolean;

type Reading =
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'problem' | 'uncounted'; readonly sentence: string }
  | { readonly kind: 'nothing' };

/** Parses titles and holds the known ids. */
interface Reader {
  readonly read: (title: string) => TitleIds;
  readonly known: ReadonlySet<string>;
}

function titleProblem({ file, blocks, title }: ReportedTest, { read, known }: Reader): string | null {
  const { ids, problem } = read(title);
  if (problem !== null) return `${file}: "${title}" ${problem}`;
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) return `${file}: "${title}" names ${unknown}, which is no requirement`;
  const block = blocks.find((one) => read(one).ids.length > 0 || read(one).problem !== null);
  return block === undefined ? null : `${file}: the block "${block}" names requirements; only titles of tests do`;
}

function readTest(test: ReportedTest, reader: Reader, isConditional: IsConditional): Reading {
  const { file, title, place } = test;
  const sentence = titleProblem(test, reader);
  if (sentence !== null) return { kind: 'problem', sentence };
  const { text, ids } = reader.read(title);
  if (ids.length === 0) return { kind: 'nothing' };
  const proves = (why: string): Reading => ({
    kind: 'uncounted',
    sentence: `${file}: "${title}" proves nothing: ${why}`,
  });
  if (!test.passed) return proves('it did not pass');
  if (place !== null && isConditional(file, place)) return proves('it is conditional or passes because it fails');
  return { kind: 'proof', proof: { file, layer: layerOf(file), title: [...test.blocks, text].join(' '), ids, place } };
}

/** Matches the titles of the tests of a run with the requirements. */
export function evidenceOf(
  tests: readonly ReportedTest[],
  requirements: readonly Requirement[],
  isConditional: IsConditional,
): Evidence {
  const ids = requirements.map(({ id }) => id);
  const reader = { read: titleReader(ids), known: new Set(ids) };
  const readings = tests.map((test) => readTest(test, reader, isConditional));
  const sentences = (kind: 'problem' | 'uncounted'): readonly string[] => [
    ...new Set(readings.flatMap((reading) => (reading.kind === kind ? [reading.sentence] : []))),
  ];
  return {
    proofs: readings.flatMap((reading) => (reading.kind === 'proof' ? [reading.proof] : [])),
    problems: sentences('problem'),
    uncounted: sentences('uncounted'),
  };
}

/** A requirement with the tests that prove it. */
export interface Proven {
  readonly requirement: Requirement;
  readonly proofs: readonly Proof[];
}

/** Each requirement with its tests, in list order. */
export const provenBy = (requirements: readonly Requirement[], proofs: readonly Proof[]): readonly Proven[] =>
  requirements.map((requirement) => ({
    requirement,
    proofs: proofs.filter(({ ids }) => ids.includes(requirement.id)),
  }));

/** Whether a requirement is proven only outside the shop, for example by the mock platform. */
export const lacksShop = ({ proofs }: Proven): boolean =>
  proofs.length > 0 && !proofs.some(({ layer }) => isOfShop(layer));
