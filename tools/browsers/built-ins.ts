import compatibility, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import type { Versions } from './promise.ts';

/** Something that a script finds in a browser. */
export interface BuiltIn {
  /** `URL.canParse` of a class or object, `Array.prototype.at` of its values, `structuredClone` of the page. */
  readonly name: string;
  readonly owner: string | null;
  readonly member: string;
  /** Whether the owner has it, its values, or one of the two: for some members the data do not say which. */
  readonly place: 'owner' | 'values' | 'either';
  readonly compat: CompatStatement;
}

/** A version such as `16.4` or `≤37` as a number that orders versions. */
function ordered(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}

/** The browsers of `versions` that lack something, each with the version that brought it: `safari 17`. */
export function lackedBy({ support }: CompatStatement, versions: Versions): readonly string[] {
  return Object.entries(versions).flatMap(([browser, version]) => {
    const statements = Object.entries(support).flatMap(([name, statement]) => (name === browser ? statement : []));
    const has = statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        added !== false &&
        added !== 'preview' &&
        (flags ?? prefix ?? other) === undefined &&
        ordered(added) <= ordered(version) &&
        (removed === undefined || ordered(removed) > ordered(version)),
    );
    return has || statements.length === 0 ? [] : [`${browser} ${statements[0]?.version_added || 'none'}`];
  });
}

/** The parts of a feature with what the data say of each. */
export const partsOf = (feature: Identifier | undefined): readonly (readonly [string, Identifier])[] =>
  Object.keys(feature ?? {}).flatMap((key) => {
    const part = key === '__compat' ? undefined : feature?.[key];
    return part === undefined ? [] : [[key, part] as const];
  });

/** Where a member is. For those of JavaScript the address in the standard says it. */
function placeOf(key: string, { spec_url: url }: CompatStatement, isScript: boolean): BuiltIn['place'] {
  if (key.endsWith('_static')) return 'owner';
  if (!isScript) return 'values';
  const address = [url].flat().join(' ').toLowerCase();
  if (address.includes('prototype')) return 'values';
  return address.includes('#sec-') ? 'owner' : 'either';
}

/** A class or object with its members. */
function withMembers(owner: string, feature: Identifier, isScript: boolean): readonly BuiltIn[] {
  const members = partsOf(feature).flatMap(([key, { __compat: compat }]): readonly BuiltIn[] => {
    // An event or a permission is no function, and a constructor is there when its class is.
    if (compat === undefined || /_(?:event|permission)$/.test(key) || key === owner) return [];
    const [member, place] = [key.replace(/_static$/, ''), placeOf(key, compat, isScript)];
    return [{ name: `${owner}.${place === 'values' ? 'prototype.' : ''}${member}`, owner, member, place, compat }];
  });
  const { __compat: own } = feature;
  if (own === undefined) return members;
  return [{ name: owner, owner: null, member: owner, place: 'owner', compat: own }, ...members];
}

const { api, javascript } = compatibility;
const { builtins } = javascript;

/** Everything that the browsers' compatibility data know, of the page and of the language. */
export const BUILT_INS: readonly BuiltIn[] = [
  ...partsOf(api).flatMap(([owner, feature]) => withMembers(owner, feature, false)),
  ...partsOf(builtins).flatMap(([owner, feature]) => withMembers(owner, feature, true)),
  ...partsOf(builtins?.['Intl']).flatMap(([owner, feature]) => withMembers(`Intl.${owner}`, feature, true)),
];

/** Something that makes a browser that does not know it refuse the file or the rule in which it stands. */
export interface Syntax {
  readonly name: string;
  readonly compat: CompatStatement;
}

function syntax(name: string, feature: Identifier | undefined): Syntax {
  if (feature?.__compat === undefined)
    throw new Error(`The compatibility data know ${name} no more under its old name.`);
  return { name, compat: feature.__compat };
}

const expressions = javascript['regular_expressions'];

/** Parts of regular expressions, written as `/a/v`. */
export const EXPRESSIONS: readonly (Syntax & { readonly pattern: RegExp })[] = [
  { pattern: /\(\?<[=!]/, ...syntax('a lookbehind', expressions?.['lookbehind_assertion']) },
  { pattern: /\(\?[ims-]+:/, ...syntax('a modifier', expressions?.['modifier']) },
  { pattern: /\/[a-z]*v[a-z]*$/, ...syntax('the flag v', builtins?.['RegExp']?.['unicodeSets']) },
];
