import type { NumberLimits } from '@stadstegoed/core/shared/typed-number.ts';

/** Thrown when a step control gets a value that is not a whole number: a programming error. */
export class InvalidModelError extends Error {
  override readonly name = 'InvalidModelError';
}

/** The next value of a step control, within its limits. Throws `InvalidModelError` unless `model` is a whole number. */
export function stepFrom(model: number, change: number, limits: Pick<NumberLimits, 'min' | 'max'>): number {
  if (!Number.isInteger(model)) throw new InvalidModelError(`A step control needs a whole number, got ${model}.`);
  return Math.min(limits.max, Math.max(limits.min, model + change));
}
