import { err, ok, type Result } from './result.ts';
import { cleanCode, cleanLine } from './typed-text.ts';

/** Why a typed telephone number cannot be used. */
export type PhoneProblem = 'too_short' | 'too_long' | 'not_a_number';

/** A Dutch number with its area: ten digits. */
const DUTCH = /^0[1-9]\d{8}$/;
/** A number of another country: the plus, then country and number. */
const FOREIGN = /^\+(?!31)[1-9]\d{6,14}$/;
/** The digits that a telephone number has at least, with its area. */
const LEAST_DIGITS = 10;
const WORD_BEFORE = /^(?:tel(?:efoon)?(?:nummer|nr)?|mob(?:iel)?|phone|[tm])\b[.:]?\s*/i;

/**
 * Reads a telephone number: a Dutch one as its ten digits, one of another country with its plus. Words may stand beside a whole
 * number, as in "06 12345678 (na 18 uur)"; then the text stays as it is.
 */
export function readPhone(text: string): Result<string, PhoneProblem> {
  const bare = cleanCode(text).replace(WORD_BEFORE, '').replace('(0)', '');
  const digits = bare.replaceAll(/\D/g, '');
  if (!/^[\d\s.,/()+-]*$/.test(bare)) return digits.length < LEAST_DIGITS ? err('not_a_number') : ok(cleanLine(text));
  const number = (/^\(?\+/.test(bare) ? `+${digits}` : digits).replace(/^00(?=[1-9])/, '+').replace(/^\+310?/, '0');
  if (DUTCH.test(number) || FOREIGN.test(number)) return ok(number);
  if (number.startsWith('+') || number.length === LEAST_DIGITS) return err('not_a_number');
  return err(number.length < LEAST_DIGITS ? 'too_short' : 'too_long');
}

/** The number that is typed; the text as a line when it is none. */
export function typedPhone(text: string): string {
  const read = readPhone(text);
  return read.ok ? read.value : cleanLine(text);
}
