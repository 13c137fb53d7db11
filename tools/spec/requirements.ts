import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One requirement of the specification. */
export interface Requirement {
  readonly id: string;
  readonly feature: string;
  readonly source: string;
  readonly kind: 'call' | 'control' | 'flag' | 'limit' | 'message' | 'rule' | 'screen' | 'state' | 'text';
  readonly text: string;
}

/** A feature whose requirements must all be proven, except these, with the reason. */
export interface CompleteFeature {
  readonly feature: string;
  readonly except?: Readonly<Record<string, string>>;
}

/** The border to the list of requirements, which is maintained by hand. */
export function readRequirements(file: string): readonly Requirement[] {
  const list: readonly Requirement[] = parse(readFileSync(file, 'utf8'));
  const ids = new Set<string>();
  for (const { id } of list) {
    if (ids.has(id)) throw new Error(`${id} is duplicated in the list of requirements.`);
    ids.add(id);
  }
  return list;
}

/** The border to the list of complete features, also maintained by hand. */
export const readCompleteFeatures = (file: string): readonly CompleteFeature[] =>
  JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether a requirement is about the shop, so that a test of the mock platform alone does not prove it. Ids that start
 * with API- (calls, and the rules and limits of calls) are about the wire: the description, the mock platform and the
 * adapters. All other ids are about the shop, whatever their kind.
 */
export const speaksOfShop = ({ id }: Pick<Requirement, 'id'>): boolean => !id.startsWith('API-');
