/** The digits that a telephone number has at least, with its area; words may stand beside it. */
const LEAST_DIGITS = 10;

/** Whether a typed text has a whole telephone number, in every form that asks for one. */
export function hasPhoneNumber(text: string): boolean {
  return text.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
}
