import { money, sumMoney, type Money } from '../shared/money.ts';
import type { Formula } from './formula.ts';

/** A formula that gives an amount once. */
export type FixedFormula = Extract<Formula, { type: 'fixed' }>;

/** A formula that gives an amount for each unit of a record. */
export type MultiplyFormula = Extract<Formula, { type: 'multiply' }>;

/** The formulas with a fixed amount (1 §2). */
export function fixedFormulas(formulas: readonly Formula[]): readonly FixedFormula[] {
  return formulas.filter((formula) => formula.type === 'fixed');
}

/** The formulas that multiply an amount by a record (1 §2). */
export function multiplyFormulas(formulas: readonly Formula[]): readonly MultiplyFormula[] {
  return formulas.filter((formula) => formula.type === 'multiply');
}

/** The amount of a fund when it is the same for everyone; null when it depends on a record or there is no formula. */
export function fixedTotal(formulas: readonly Formula[]): Money | null {
  if (formulas.length === 0 || multiplyFormulas(formulas).length > 0) return null;
  return sumMoney(formulas.map((formula) => formula.amount));
}

/**
 * The amount of a fund for a resident with these records, in cents. A missing or non-numeric record counts as zero;
 * the result is rounded to whole cents.
 */
export function totalFor(formulas: readonly Formula[], records: Readonly<Record<string, string>>): Money {
  return sumMoney(formulas.map((formula) => amountOf(formula, records)));
}

function amountOf(formula: Formula, records: Readonly<Record<string, string>>): Money {
  if (formula.type === 'fixed') return formula.amount;
  const units = Number(records[formula.recordTypeKey] ?? 0);
  return money(Number.isFinite(units) ? Math.round(formula.amount * units) : 0);
}
