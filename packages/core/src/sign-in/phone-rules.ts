/** A Dutch number in the platform's notation: `+31` and nine digits, the first of which is not zero. */
const DUTCH_NUMBER = /^\+31[1-9]\d{8}$/;

/** Converts a typed Dutch phone number; a leading 0 becomes +31 (PA-006). Null when it is not Dutch. */
export function toDutchPhone(written: string): string | null {
  const digits = written
    .replaceAll('(0)', '')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^0031/, '+31')
    .replace(/^0/, '+31');
  return DUTCH_NUMBER.test(digits) ? digits : null;
}
