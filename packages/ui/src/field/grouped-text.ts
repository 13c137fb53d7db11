/** What counts in a code: letters and figures, upper case; spaces, dashes and the rest are dropped. */
export function codeCharacters(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A code in groups of four with a dash between, `ABCD-1234`, at most `length` characters long. */
export function groupCode(text: string, length: number): string {
  return (
    codeCharacters(text)
      .slice(0, length)
      .match(/.{1,4}/g) ?? []
  ).join('-');
}

/** Where the caret belongs in a grouped code: behind as many counting characters as stood before it. */
export function caretInCode(grouped: string, charactersBefore: number): number {
  let counted = 0;
  let at = 0;
  while (at < grouped.length && counted < charactersBefore) {
    if (grouped[at] !== '-') counted += 1;
    at += 1;
  }
  return at;
}
