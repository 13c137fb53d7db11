/** A test that names requirements at the end of its title. */
export interface Proof {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const ID = '[A-Z]{2,4}-\\d{3}';
const GROUP = `\\[${ID}(?:[,;]?\\s+${ID}|,${ID})*\\]`;
const TITLE = new RegExp(
  `(?<quote>['"\`])(?<title>(?:(?!\\k<quote>|\\n)(?:\\\\.|[^\\\\]))*?)\\s*(?<groups>(?:${GROUP}\\s*)+)\\k<quote>`,
  'g',
);

/** Each title of a test file that ends with requirement ids in square brackets, in order. */
export function readProofs(file: string, source: string): readonly Proof[] {
  return [...source.matchAll(TITLE)].map((match) => ({
    file,
    title: (match.groups?.['title'] ?? '').replaceAll("\\'", "'"),
    ids: [...(match.groups?.['groups'] ?? '').matchAll(new RegExp(ID, 'g'))].map(([id]) => id),
  }));
}
