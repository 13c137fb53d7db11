import { money, type Money } from './money.ts';

/** The minimum, maximum and step of a number control. */
export type NumberLimits = { readonly min: number; readonly max: number; readonly step: number };

/** The currency control, in euros (SH-062). */
export const CURRENCY_LIMITS: NumberLimits = { min: 0, max: 99_999_999_999, step: 0.01 };

/** The number control (SH-064). */
export const NUMBER_LIMITS: NumberLimits = { min: 0, max: 99_999_999_999, step: 1 };

/** The result of parsing a typed number: a value, empty, or the validation error. */
export type TypedNumber<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'empty' | 'not_a_number' | 'too_low' | 'too_high' | 'not_in_steps' };

/**
 * Parses a typed amount in euros: decimal comma or point, optional euro sign, points or spaces between thousands, and
 * optional dash of a whole amount.
 */
export function readAmount(text: string, limits: NumberLimits = CURRENCY_LIMITS): TypedNumber<Money> {
  const bare = text.replaceAll(/[€\s\u00a0]/g, '').replace(/[,.]-+$/, '');
  const read = readDecimal(
    bare.replace(/^(-?\d{1,3}(?:\.\d{3})+)(?=,|$)/, (group) => group.replaceAll('.', '')),
    limits,
  );
  return read.kind === 'value' ? { kind: 'value', value: money(Math.round(read.value * 100)) } : read;
}

/** Parses a typed number. */
export function readNumber(text: string, limits: NumberLimits = NUMBER_LIMITS): TypedNumber<number> {
  return readDecimal(text.replaceAll(/\s/g, ''), limits);
}

function readDecimal(text: string, limits: NumberLimits): TypedNumber<number> {
  if (text === '') return { kind: 'empty' };
  if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) return { kind: 'not_a_number' };
  const value = Number(text.replace(',', '.'));
  if (value < limits.min) return { kind: 'too_low' };
  if (value > limits.max) return { kind: 'too_high' };
  const decimals = /[.,](\d+)$/.exec(text)?.[1]?.replace(/0+$/, '').length ?? 0;
  return decimals > Math.round(-Math.log10(limits.step)) ? { kind: 'not_in_steps' } : { kind: 'value', value };
}
