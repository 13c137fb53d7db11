import { countsReplacedWords, REPLACED_WORDS } from './replaced.ts';

/** A pattern that no committed file may contain, with the reason. */
interface Forbidden {
  readonly pattern: RegExp;
  /** The files to which it applies; all files by default. */
  readonly files?: RegExp;
  readonly why: string;
  /** A word that allows it when a comment shortly above contains the word. */
  readonly unless?: RegExp;
}

/** The number of lines above a line in which the allowing word may be. */
const ABOVE = 12;

const CODE = /\.tsx?$/;
const TESTS = /\.(test|spec)\.tsx?$|\/(journeys|e2e|testing)\//;

/** Some patterns are split in two, so that this file does not match them itself. */
const forbidden: readonly Forbidden[] = [
  { pattern: new RegExp(`\\b${'TO'}DO\\b|\\bFIX${'ME'}\\b`), why: 'open work belongs in an issue' },
  { pattern: /(?<![\w.~-])\/(?:root|home\/\w+|Users\/\w+)\//, why: 'a path of one machine does not exist on another' },
  {
    pattern: /\bas any\b|:\s*any\b|<any>/,
    files: CODE,
    why: 'the type any hides type errors',
  },
  {
    pattern: /\bas unknown as\b/,
    files: CODE,
    unless: /\bborder\b/i,
    why: 'a double cast is only allowed in a small function whose comment calls it the border',
  },
  { pattern: new RegExp(`@ts-(?:${'ignore'}|${'nocheck'})`), files: CODE, why: 'fix the type error' },
  {
    pattern: new RegExp(`(?:es|ox)lint-${'disable'}(?!.* -- \\w+ \\w+)`),
    files: CODE,
    why: 'a disabled lint rule needs a reason after two dashes',
  },
  {
    pattern: new RegExp(`waitFor${'Timeout'}|setTimeout\\(\\s*(?:resolve|r|done)\\b`),
    files: TESTS,
    why: 'a test waits for a condition, not for time',
  },
  { pattern: new RegExp(`\\.(?:${'only'}|${'skip'})\\(`), files: TESTS, why: 'no test is skipped or focused' },
  { pattern: /\bsuccesvol/i, files: /texts\.nl\.json$|\.tsx?$/, why: 'say in plain Dutch what happened' },
];

/** The reasons why a line contains a replaced word. */
function replacedWordsIn(line: string): readonly string[] {
  return REPLACED_WORDS.flatMap(({ pattern, replacement }) => {
    const found = pattern.exec(line)?.[0];
    return found === undefined ? [] : [`the word "${found}" is replaced by: ${replacement} (docs/glossary.md)`];
  });
}

/** Each line of a file with a forbidden pattern or a replaced word, as `file:line: reason`. */
export function forbiddenIn(file: string, text: string): readonly string[] {
  const patterns = forbidden.filter(({ files }) => files?.test(file) !== false);
  const checksWords = countsReplacedWords(file);
  const lines = text.split('\n');
  const isAllowed = (unless: RegExp | undefined, index: number): boolean =>
    unless?.test(lines.slice(Math.max(0, index - ABOVE), index).join('\n')) === true;
  return lines.flatMap((line, index) =>
    [
      ...patterns
        .filter(({ pattern, unless }) => pattern.test(line) && !isAllowed(unless, index))
        .map(({ why }) => why),
      ...(checksWords ? replacedWordsIn(line) : []),
    ].map((why) => `${file}:${index + 1}: ${why}`),
  );
}
