import type { Formula } from './formula.ts';

/** A formula that gives an amount once. */
export type FixedFormula = Extract<Formula, { type: 'fixed' }>;

/** A formula that gives an amount for each unit of a record. */
export type MultiplyFormula = Extract<Formula, { type: 'multiply' }>;

/** The formulas with a fixed amount (FU-019). */
export function fixedFormulas(formulas: readonly Formula[]): readonly FixedFormula[] {
  return formulas.filter((formula) => formula.type === 'fixed');
}

/** The formulas that multiply an amount by a record (FU-020). */
export function multiplyFormulas(formulas: readonly Formula[]): readonly MultiplyFormula[] {
  return formulas.filter((formula) => formula.type === 'multiply');
}
