/** The characters of a code: letters in upper case and digits; all other characters are removed. */
export function codeCharacters(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A code in groups of four separated by dashes, `ABCD-1234`, with at most `length` characters. */
export function groupCode(text: string, length: number): string {
  return (
    codeCharacters(text)
      .slice(0, length)
      .match(/.{1,4}/g) ?? []
  ).join('-');
}

/** The caret index in a grouped code: after `charactersBefore` characters, not counting dashes. */
export function caretInCode(grouped: string, charactersBefore: number): number {
  let counted = 0;
  let at = 0;
  while (at < grouped.length && counted < charactersBefore) {
    if (grouped[at] !== '-') counted += 1;
    at += 1;
  }
  return at;
}
