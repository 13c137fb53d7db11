import type { FormulaRow } from '../../tables/funds.ts';
import type { Cents } from '../../tables/row.ts';

/** The amount of a new voucher: fixed amounts, plus amounts times the value of a record. A missing record counts as 0. */
export function voucherAmount(formulas: readonly FormulaRow[], valueOf: (key: string) => string | null): Cents {
  return formulas.reduce((total, formula) => {
    if (formula.type === 'fixed') return total + formula.amount;
    const times = formula.record_type_key === null ? 0 : Number(valueOf(formula.record_type_key) ?? 0);
    return total + (Number.isFinite(times) ? Math.round(formula.amount * times) : 0);
  }, 0);
}

/** Sum of the fixed formulas; null when a formula multiplies, because the amount then differs per resident. */
export const fixedAmount = (formulas: readonly FormulaRow[]): Cents | null =>
  formulas.some((formula) => formula.type === 'multiply')
    ? null
    : formulas.reduce((total, formula) => total + formula.amount, 0);
