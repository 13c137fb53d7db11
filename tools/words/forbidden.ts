/** Something that no committed file may hold, with the sentence that says why. */
interface Forbidden {
  readonly pattern: RegExp;
  /** Which files it concerns; all of them when left out. */
  readonly files?: RegExp;
  readonly why: string;
  /** A word that allows it when a comment shortly above names it. */
  readonly unless?: RegExp;
}

/** How many lines above a line may hold the word that allows it. */
const ABOVE = 12;

const CODE = /\.tsx?$/;
const TESTS = /\.(test|spec)\.tsx?$|\/(journeys|e2e|testing)\//;

/** Spelled in two halves where this very file would otherwise hold the word. */
const forbidden: readonly Forbidden[] = [
  { pattern: new RegExp(`\\b${'TO'}DO\\b|\\bFIX${'ME'}\\b`), why: 'an open end belongs in an issue' },
  { pattern: /(?<![\w.~-])\/(?:root|home\/\w+|Users\/\w+)\//, why: 'a path of one machine exists on no other' },
  {
    pattern: /\bas any\b|:\s*any\b|<any>/,
    files: CODE,
    why: 'a cast past the types hides the fault that they would show',
  },
  {
    pattern: /\bas unknown as\b/,
    files: CODE,
    unless: /\bborder\b/i,
    why: 'a cast past the types stands only in a small function whose comment calls it the border',
  },
  { pattern: new RegExp(`@ts-(?:${'ignore'}|${'nocheck'})`), files: CODE, why: 'an ignored type fault stays one' },
  {
    pattern: new RegExp(`(?:es|ox)lint-${'disable'}(?!.* -- \\w+ \\w+)`),
    files: CODE,
    why: 'a rule that does not count in one place needs its reason there, after two dashes',
  },
  {
    pattern: new RegExp(`waitFor${'Timeout'}|setTimeout\\(\\s*(?:resolve|r|done)\\b`),
    files: TESTS,
    why: 'a test waits for what it expects, never for time',
  },
  { pattern: new RegExp(`\\.(?:${'only'}|${'skip'})\\(`), files: TESTS, why: 'every test runs, or it is removed' },
  { pattern: /\bsuccesvol/i, files: /texts\.nl\.json$|\.tsx?$/, why: 'plain Dutch says what happened' },
];

/** Each line of a file that holds something forbidden, as `file:line: why`. */
export function forbiddenIn(file: string, text: string): readonly string[] {
  const concerned = forbidden.filter(({ files }) => files?.test(file) !== false);
  const lines = text.split('\n');
  const isAllowed = (unless: RegExp | undefined, index: number): boolean =>
    unless?.test(lines.slice(Math.max(0, index - ABOVE), index).join('\n')) === true;
  return lines.flatMap((line, index) =>
    concerned
      .filter(({ pattern, unless }) => pattern.test(line) && !isAllowed(unless, index))
      .map(({ why }) => `${file}:${index + 1}: ${why}`),
  );
}
