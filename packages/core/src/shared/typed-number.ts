import { money, type Money } from './money.ts';
import { err, ok, type Result } from './result.ts';
import { cleanCode, isBlank, readDigits } from './typed-text.ts';

/** The minimum, maximum and step of a number control. */
export type NumberLimits = { readonly min: number; readonly max: number; readonly step: number };

/** The currency control, in euros (SH-062). */
export const CURRENCY_LIMITS: NumberLimits = { min: 0, max: 99_999_999_999, step: 0.01 };

/** The number control (SH-064). */
export const NUMBER_LIMITS: NumberLimits = { min: 0, max: 99_999_999_999, step: 1 };

/** The most digits in the number control: 11. */
const MOST_DIGITS = String(NUMBER_LIMITS.max).length;

/** Why a typed number cannot be sent. */
export type NumberProblem = 'empty' | 'not_a_number' | 'too_low' | 'too_high' | 'not_in_steps';

/**
 * The result of parsing a typed number: a value, or the validation error. `1.250` and `2,500` are `ambiguous`: a thousand and more, or
 * decimals; `whole` is the larger reading.
 */
export type TypedNumber<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'ambiguous'; readonly whole: T }
  | { readonly kind: NumberProblem };

/** A longer text is not a number that somebody typed. */
const MAX_LENGTH = 60;
const CURRENCY_BEFORE = /^(?:€|eur(?:o)?\b)\s*/i;
const CURRENCY_AFTER = /\s*(?:€|eur(?:o['’]?s?)?)$/i;
/** The dash of a whole amount: `86,-`. */
const NO_CENTS = /[,.]\s*[-=]+$/;
/** Digits, with or without one sign between each three of them, then decimals behind a point or comma. */
const NUMBER = /^([-+]?)\s?([1-9]\d{0,2}([. ,'])\d{3}(?:\3\d{3})*|\d*)(?:([.,])(\d*))?$/;
const AMBIGUOUS = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Parses a typed amount in euros: decimal comma or point, optional euro sign or word, points, commas, spaces or apostrophes between
 * thousands, and an optional dash of a whole amount.
 */
export function readAmount(text: string, limits: NumberLimits = CURRENCY_LIMITS): TypedNumber<Money> {
  const bare = cleanNumber(text).replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '').replace(NO_CENTS, '');
  const read = readDecimal(bare, limits);
  if (read.kind === 'value') return { kind: 'value', value: toCents(read.value) };
  return read.kind === 'ambiguous' ? { kind: 'ambiguous', whole: toCents(read.whole) } : read;
}

export function readNumber(text: string, limits: NumberLimits = NUMBER_LIMITS): TypedNumber<number> {
  return readDecimal(cleanNumber(text), limits);
}

/** Parses a number of digits that names something, such as a BSN: a zero in front belongs to it (SH-064). */
export function readNumerals(text: string): Result<string, 'not_a_number' | 'too_many_digits'> {
  const digits = readDigits(text);
  if (digits === null) return err('not_a_number');
  return digits.length > MOST_DIGITS ? err('too_many_digits') : ok(digits);
}

/** An amount as a field shows it once it is read, `1250,50`; without a sign between thousands, so that it is read the same again. */
export function writeAmount(amount: Money): string {
  const cents = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${cents.slice(0, -2)},${cents.slice(-2)}`;
}

/** The text with the separators of Arabic numbers and the apostrophes of every kind as ordinary ones. */
function cleanNumber(text: string): string {
  if (text.length > MAX_LENGTH) return isBlank(text) ? '' : '?';
  return cleanCode(text)
    .replaceAll('٫', ',')
    .replaceAll(/[’‘`´٬]/g, "'");
}

function readDecimal(text: string, limits: NumberLimits): TypedNumber<number> {
  if (text === '') return { kind: 'empty' };
  if (AMBIGUOUS.test(text)) return { kind: 'ambiguous', whole: Number(text.replace(/[.,]/, '')) };
  const plain = plainNumber(text);
  if (plain === null) return { kind: 'not_a_number' };
  const value = Number(plain);
  if (value < limits.min) return { kind: 'too_low' };
  if (value > limits.max) return { kind: 'too_high' };
  const places = plain.replace(/0+$/, '').split('.')[1]?.length ?? 0;
  return places > Math.round(-Math.log10(limits.step)) ? { kind: 'not_in_steps' } : { kind: 'value', value };
}

/** The number with a decimal point and without groups; null when it is none, also when one sign separates both. */
function plainNumber(text: string): string | null {
  const [, sign = '', digits = '', separator = '', mark, decimals = ''] = NUMBER.exec(text) ?? [];
  const plain = `${sign}${digits.replaceAll(/\D/g, '')}.${decimals}`;
  return mark === separator || !/\d/.test(plain) ? null : plain;
}

function toCents(euros: number): Money {
  return money(Math.round(euros * 100));
}
