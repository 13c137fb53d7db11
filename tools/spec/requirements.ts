import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One atomic requirement of the specification. */
export interface Requirement {
  readonly id: string;
  readonly feature: string;
  readonly source: string;
  readonly kind: 'call' | 'control' | 'flag' | 'limit' | 'message' | 'rule' | 'screen' | 'state' | 'text';
  readonly text: string;
}

/** A feature that must be proven whole, with the requirements of it that are built later and why. */
export interface CompleteFeature {
  readonly feature: string;
  readonly except?: Readonly<Record<string, string>>;
}

/** The border to the list of requirements, which is kept by hand in this shape. */
export function readRequirements(file: string): readonly Requirement[] {
  const list: readonly Requirement[] = parse(readFileSync(file, 'utf8'));
  const seen = new Set<string>();
  for (const { id } of list) {
    if (seen.has(id)) throw new Error(`${id} stands twice in the list of requirements.`);
    seen.add(id);
  }
  return list;
}

/** The border to the list of complete features, kept by hand too. */
export const readCompleteFeatures = (file: string): readonly CompleteFeature[] =>
  JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether a requirement says what the shop does or shows, so that a test of the mock platform alone does not prove it. Ids that
 * start with API- (all of the kind call, and the rules and limits of calls) speak of the wire: described, answered by the mock
 * platform and, where a screen needs the call, made by an adapter. Every other id speaks of the shop, whatever its kind.
 */
export const speaksOfShop = ({ id }: Pick<Requirement, 'id'>): boolean => !id.startsWith('API-');
