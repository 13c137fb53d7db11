/** A word that this project replaced by a standard term (docs/glossary.md). */
export interface ReplacedWord {
  readonly pattern: RegExp;
  /** The term to use instead. */
  readonly replacement: string;
}

/** The given specification, and generated files. */
const GIVEN_OR_GENERATED =
  /^docs\/spec\/|^docs\/generated\/|^openapi\/generated\/|^contracts\/pacts\/|^package-lock\.json$/;

/** Matches a word and its plural, alone or as a part of an identifier such as `deedOf`, `KeyDeed` or `DEEDS`. */
function word(singular: string, plural = `${singular}s`): RegExp {
  const either = `${plural}|${singular}`;
  const capitalised = either.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
  const alone = `(?<![A-Za-z])(?:${either})(?![a-z])`;
  const inCamelCase = `(?:${capitalised})(?![a-z])`;
  const constant = `(?<![A-Za-z])(?:${either.toUpperCase()})(?![A-Za-z])`;
  return new RegExp(`${alone}|${inCamelCase}|${constant}`);
}

/** The replaced words with their replacements. */
export const REPLACED_WORDS: readonly ReplacedWord[] = [
  {
    pattern: /(?<![A-Za-z])twins?(?![a-z])|Twins?(?![a-z])|(?<![A-Za-z0-9])TWIN(?![A-Za-z])/,
    replacement: 'mock platform',
  },
  { pattern: word('room'), replacement: 'feature, or space' },
  { pattern: word('deed'), replacement: 'action' },
  { pattern: word('judge'), replacement: 'validator' },
  { pattern: word('verdict'), replacement: 'validation result' },
  { pattern: word('shelf', 'shelves'), replacement: 'storage' },
  { pattern: word('brick'), replacement: 'control, chunk' },
  { pattern: word('papers', 'papers'), replacement: 'attachments' },
  { pattern: /\bodd[ -]things?\b/i, replacement: 'edge case' },
  { pattern: /\bphone-odd\b/, replacement: 'edge case' },
  { pattern: /disturb(?:s|ed|ing)?\b/i, replacement: 'inject (a fault)' },
  { pattern: word('strike'), replacement: 'match (a fault)' },
  { pattern: word('spoil'), replacement: 'corrupt (a fault)' },
  { pattern: /\bKept(?:Models|World|Files)\b/, replacement: 'ViewModelCache, PersistedWorld, WorldFiles' },
  { pattern: /\bask(?:One|Done|Page)\b/, replacement: 'requestOne, requestVoid, requestPage' },
  { pattern: /\b(?:live-list|hour-template)\b/, replacement: 'incremental-index, scenario-template' },
  { pattern: /\btrouble-api\b/, replacement: 'settings-api' },
  { pattern: /\b(?:TouchedAnswer|noteTouched|addTouched)\b/, replacement: 'coverage' },
  { pattern: /\btellOf[A-Z]/, replacement: 'notifyOf' },
];

/** Whether replaced words count in a file. */
export const countsReplacedWords = (file: string): boolean => !GIVEN_OR_GENERATED.test(file);
