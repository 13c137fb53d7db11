import { cleanLine } from './typed-text.ts';

const PLAIN = /^[A-Za-z -]*$/;
/** A point, an apostrophe and what stands over or under a letter. */
const LEFT_OUT = /[\p{M}.,'’‘`´]/gu;

/** Whether a street or a town has only letters from a to z, spaces and hyphens, as some platforms ask. */
export function isPlain(text: string): boolean {
  return PLAIN.test(cleanLine(text));
}

/**
 * The spelling of a street or a town without other signs: `s-Gravenhage` for `'s-Gravenhage`. Null when there is none that means
 * the same, as for a number, which only the resident can write as a word.
 */
export function plainSpelling(text: string): string | null {
  const spelling = cleanLine(
    text
      .normalize('NFKD')
      .replaceAll(LEFT_OUT, '')
      .replaceAll(/[/()&]/g, ' '),
  );
  return spelling !== '' && isPlain(spelling) ? spelling : null;
}
