import { money } from '@stadstegoed/core/shared/money.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';

/** Between which numbers a control takes its value, and in which steps. */
export type NumberLimits = { readonly min: number; readonly max: number; readonly step: number };

/** The currency control, in euros (2 §5). */
export const CURRENCY_LIMITS: NumberLimits = { min: 0, max: 99_999_999_999, step: 0.01 };

/** The number control (2 §5). */
export const NUMBER_LIMITS: NumberLimits = { min: 0, max: 99_999_999_999, step: 1 };

/** What a typed number is: a value, nothing yet, or why it is none. */
export type TypedNumber<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'empty' | 'not_a_number' | 'too_low' | 'too_high' | 'not_in_steps' };

/**
 * Reads an amount in euros as people type it: with a comma or a point, with the euro sign, with points or spaces between
 * thousands, with the dash of a whole amount.
 */
export function readAmount(text: string, limits: NumberLimits = CURRENCY_LIMITS): TypedNumber<Money> {
  const bare = text.replaceAll(/[€\s\u00a0]/g, '').replace(/[,.]-+$/, '');
  const read = readDecimal(
    bare.replace(/^(-?\d{1,3}(?:\.\d{3})+)(?=,|$)/, (group) => group.replaceAll('.', '')),
    limits,
  );
  return read.kind === 'value' ? { kind: 'value', value: money(Math.round(read.value * 100)) } : read;
}

/** Reads a number as people type it. */
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

/** A control that counts was given something that is no whole number: a mistake in the program, not of the visitor. */
export class InvalidModelError extends Error {
  override readonly name = 'InvalidModelError';
}

/** The next value of a control that counts up and down, kept between its limits. Throws `InvalidModelError` unless `model` is whole. */
export function stepFrom(model: number, change: number, limits: Pick<NumberLimits, 'min' | 'max'>): number {
  if (!Number.isInteger(model)) throw new InvalidModelError(`A step control needs a whole number, got ${model}.`);
  return Math.min(limits.max, Math.max(limits.min, model + change));
}
