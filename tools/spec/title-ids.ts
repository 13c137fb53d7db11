/** A title split into its text and the requirement ids at its end. */
export interface TitleIds {
  /** The title without its ids. */
  readonly text: string;
  readonly ids: readonly string[];
  /** The problem with the ids, as the rest of a sentence that starts with the title; null when there is none. */
  readonly problem: string | null;
}

const ID = '[A-Z]{2,4}-\\d{3}';
const GROUP = new RegExp(`^\\[${ID}(?:, ?${ID})*\\]$`);
const LAST_GROUP = /\s*(\[[^[\]]*\])\s*$/;
/** Matches intended ids too: lower case, another dash, too few or too many digits. */
const looksLikeIds = (prefixes: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${prefixes})[-–_ ]?\\d`, 'i');

/** Creates a title reader for the prefixes of the requirements, such as `FA` of `FA-063`. */
export function titleReader(requirementIds: readonly string[]): (title: string) => TitleIds {
  const prefixes = [...new Set(requirementIds.map((id) => id.split('-')[0] ?? ''))].join('|');
  const inGroup = looksLikeIds(prefixes);
  const loose = new RegExp(`(?<![\\w-])(?:${prefixes})-\\d{3}(?![\\w-])`);
  const atEnd = new RegExp(`(?<![a-z0-9-])(?:${prefixes})-\\d+[\\])}.,;\\s]*$|\\[(?:${prefixes})-?\\d*…?$`, 'i');

  return (title) => {
    let text = title.trimEnd();
    const ids: string[] = [];
    for (let found = LAST_GROUP.exec(text); found !== null; found = LAST_GROUP.exec(text)) {
      const group = found[1] ?? '';
      if (GROUP.test(group)) ids.unshift(...group.slice(1, -1).split(/, ?/));
      else if (inGroup.test(group)) return { text: title, ids: [], problem: `has the malformed group ${group}` };
      else break;
      text = text.slice(0, found.index);
    }
    const stray = loose.exec(text)?.[0] ?? atEnd.exec(text)?.[0];
    if (stray === undefined) return { text, ids, problem: null };
    return { text: title, ids: [], problem: `has "${stray.trim()}" outside a group such as [FA-063] at its end` };
  };
}
