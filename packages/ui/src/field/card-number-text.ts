/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Digits that follow a prefix, with spaces so that prefix and digits together are blocks of four: `4 8213 7790`. */
export function groupAfterPrefix(prefix: string, text: string): string {
  const blocks = (prefix + digitsOf(text)).match(/.{1,4}/g) ?? [];
  return blocks.join(' ').slice(prefix.length).trim();
}

/** The caret index in a grouped number after this number of digits; the end when it has fewer. */
export function caretAfterDigits(grouped: string, digits: number): number {
  let counted = 0;
  let at = 0;
  while (at < grouped.length && counted < digits) {
    if (/\d/.test(grouped.charAt(at))) counted += 1;
    at += 1;
  }
  return at;
}
