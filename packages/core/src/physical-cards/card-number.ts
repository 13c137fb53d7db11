import { digitsOf } from '../shared/typed-text.ts';

/** The first digits of every card number; the form shows them before the field. */
export const CARD_NUMBER_PREFIX = '100';

/** Number of digits of a card number, with the prefix. */
export const CARD_NUMBER_LENGTH = 12;

const OWN_LENGTH = CARD_NUMBER_LENGTH - CARD_NUMBER_PREFIX.length;

/** The validation error of a typed card number. */
export type CardNumberProblem = 'required' | 'incomplete' | 'too_long' | 'wrong_start';

/**
 * The digits after the prefix in a typed or pasted text. Removes the prefix of a whole number of twelve digits, so that
 * pasting it works. Keeps a digit too many, so that a wrong number is not shortened to a right one. Idempotent.
 */
export function ownDigits(typed: string): string {
  const digits = digitsOf(typed).slice(0, CARD_NUMBER_LENGTH + 1);
  const isWhole = digits.length === CARD_NUMBER_LENGTH && digits.startsWith(CARD_NUMBER_PREFIX);
  return isWhole ? digits.slice(CARD_NUMBER_PREFIX.length) : digits;
}

/** The validation error of the digits after the prefix; null when they complete a card number. */
export function cardNumberProblem(typed: string): CardNumberProblem | null {
  const { length } = ownDigits(typed);
  if (length === 0) return 'required';
  if (length < OWN_LENGTH) return 'incomplete';
  if (length === CARD_NUMBER_LENGTH) return 'wrong_start';
  return length > OWN_LENGTH ? 'too_long' : null;
}

/** The number as the platform expects it: twelve digits without spaces. */
export function cardNumber(typed: string): string {
  return CARD_NUMBER_PREFIX + ownDigits(typed);
}

/** The number as it is printed on the card, in blocks of four: `1004 8213 7790`. */
export function formatCardNumber(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(' ');
}

/** The digits after the prefix as the form shows them, in the blocks of the whole number: `4 8213 7790`. Idempotent. */
export function formatOwnDigits(typed: string): string {
  return formatCardNumber(cardNumber(typed)).slice(CARD_NUMBER_PREFIX.length).trim();
}
