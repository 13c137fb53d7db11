import { digitsOf } from '../shared/typed-text.ts';
import type { CardNumberFormat } from '../vouchers/physical-card.ts';

/** The validation error of a typed card number. */
export type CardNumberProblem = 'required' | 'incomplete' | 'too_long' | 'wrong_start';

/** The number of digits, with the prefix. */
export function cardNumberLength({ blocks, blockSize }: CardNumberFormat): number {
  return blocks * blockSize;
}

/** The number of digits after the prefix. */
export function ownLength(format: CardNumberFormat): number {
  return cardNumberLength(format) - format.prefix.length;
}

/**
 * The digits after the prefix in a typed or pasted text. Removes the prefix of a whole number, so that pasting it works. Keeps a
 * digit too many, so that a wrong number is not shortened to a right one. Idempotent.
 */
export function ownDigits(typed: string, format: CardNumberFormat): string {
  const length = cardNumberLength(format);
  const digits = digitsOf(typed).slice(0, length + 1);
  const isWhole = digits.length === length && digits.startsWith(format.prefix);
  return isWhole ? digits.slice(format.prefix.length) : digits;
}

/** The validation error of the digits after the prefix; null when they complete a card number. */
export function cardNumberProblem(typed: string, format: CardNumberFormat): CardNumberProblem | null {
  const { length } = ownDigits(typed, format);
  if (length === 0) return 'required';
  if (length < ownLength(format)) return 'incomplete';
  if (length === ownLength(format)) return null;
  return length === cardNumberLength(format) ? 'wrong_start' : 'too_long';
}

/** The number as the platform expects it: its digits without spaces. */
export function cardNumber(typed: string, format: CardNumberFormat): string {
  return format.prefix + ownDigits(typed, format);
}

/** The number as it is printed on the card, in its blocks: `1004 8213 7790`. */
export function formatCardNumber(code: string, format: Pick<CardNumberFormat, 'blockSize'> | null): string {
  const size = format?.blockSize ?? 4;
  return Array.from({ length: Math.ceil(code.length / size) }, (_, block) =>
    code.slice(block * size, (block + 1) * size),
  ).join(' ');
}

/** The digits after the prefix as the form shows them, in the blocks of the whole number: `4 8213 7790`. Idempotent. */
export function formatOwnDigits(typed: string, format: CardNumberFormat): string {
  return formatCardNumber(cardNumber(typed, format), format).slice(format.prefix.length).trim();
}

/** A number of this form with points for the digits that differ. */
export function exampleNumber(format: CardNumberFormat): string {
  return formatCardNumber(format.prefix.padEnd(cardNumberLength(format), '•'), format);
}
