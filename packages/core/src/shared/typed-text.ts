/** White space and control characters of every kind, and the letters and patterns that show nothing. */
const SPACES = /[\s\p{Cc}\u115f\u1160\u2800\u3164\uffa0]+/gu;
/** Zero-width characters, soft hyphens, marks of direction, and the choice between two pictures of a character. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u034f|\p{Variation_Selector}/gu;
/** Hyphens, dashes and minus signs, and lines that look like one. */
const DASHES = /[\p{Pd}\u02d7\u2043\u207b\u208b\u2212\u2500\u2501\u2796]/gu;
/** Latin letters, digits and signs in the width of a Chinese character. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** The difference between a full-width character and the same character in ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0;
const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** The joiners that Persian and Indian names are written with. */
const JOINERS = /[\u200c\u200d]/u;
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Words and a colon, as in "IBAN: NL02 …", "E-mail: …" and "tel:…". */
const LABEL = /^\p{L}[\p{L} .-]{0,29}:\s*(?=\S)/u;

/**
 * A text of one line as it is sent: composed letters, one ordinary space for white space of every kind, nothing
 * invisible, nothing around it. Points, hyphens and apostrophes stay as they are.
 */
export function cleanLine(text: string): string {
  return withoutInvisible(text.normalize('NFC')).replaceAll(SPACES, ' ').trim();
}

/** A name as it is sent: a line without a label, with an ordinary hyphen. The points of "J.P." stay. */
export function cleanName(text: string): string {
  return withoutLabel(cleanLine(text).replaceAll(FULL_WIDTH, toAscii).replaceAll(DASHES, '-'));
}

/**
 * The characters of a number or a code, for the function of its kind: as a line, with the digits of every script as 0
 * to 9, full-width letters as ordinary ones, an ordinary hyphen for every dash, and without a label such as "IBAN:".
 */
export function cleanCode(text: string): string {
  const line = cleanLine(text).replaceAll(FULL_WIDTH, toAscii).replaceAll(DASHES, '-').replaceAll(DIGITS, toDigit);
  return withoutLabel(line);
}

/** A text of several lines as it is sent: composed letters, and nothing that shows nothing around it. */
export function cleanText(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/\r\n?/g, '\n');
  let [start, end] = [0, composed.length];
  while (start < end && isBlank(composed.charAt(start))) start += 1;
  while (end > start && isBlank(composed.charAt(end - 1))) end -= 1;
  return composed.slice(start, end);
}

/** Whether a text shows nothing: empty, white space or invisible characters. */
export function isBlank(text: string): boolean {
  return text.replaceAll(INVISIBLE, '').replaceAll(SPACES, '') === '';
}

/** The digits of a text, of every script, as 0 to 9; everything else is left out. */
export function digitsOf(text: string): string {
  return cleanCode(text).replaceAll(/\D/g, '');
}

/** The text when it has only digits beside spaces, points, dashes and slashes; null otherwise. */
export function readDigits(text: string): string | null {
  const digits = cleanCode(text).replaceAll(/[\s./-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** A text without capitals and accents, to compare and to search. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function withoutInvisible(text: string): string {
  const isLatin = LATIN.test(text);
  return text.replaceAll(INVISIBLE, (mark) => (!isLatin && JOINERS.test(mark) ? mark : ''));
}

function withoutLabel(text: string): string {
  return text.replace(LABEL, '');
}

function toAscii(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET);
}

/** Unicode keeps the ten digits of a script together and in order, so that the first of them is the zero. */
function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
