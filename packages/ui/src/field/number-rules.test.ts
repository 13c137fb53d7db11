import { describe, expect, it } from 'vitest';
import { InvalidModelError, stepFrom } from './number-rules.ts';

describe('stepFrom', () => {
  it.each([
    [0, 1, 1],
    [0, -1, 0],
    [5, 1, 5],
    [9, 0, 5],
    [-4, 0, 0],
  ])('changes %i by %i to %i, within 0 and 5 [SH-066]', (model, change, next) => {
    expect(stepFrom(model, change, { min: 0, max: 5 })).toBe(next);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for the model %d [SH-065]', (model) => {
    expect(() => stepFrom(model, 1, { min: 0, max: 5 })).toThrow(InvalidModelError);
  });
});
