import type { Formula } from '@stadstegoed/core/funds/formula.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { sumMoney, type Money } from '@stadstegoed/core/shared/money.ts';
import type { Sentence } from '../../../lib/app/app-ports.ts';
import type { TextKey } from '../../../texts/text-keys.ts';

/** One amount that a fund gives. */
export interface WorthLine {
  readonly amount: Money;
  /** The text below the amount, such as "per kind"; null for one amount for everybody. */
  readonly unit: Sentence | null;
}

/** The amounts that a fund gives: the sum of its fixed formulas (FU-019), and each formula for a record (FU-020). */
export function worthOf(fund: Pick<Fund, 'formulas' | 'criteria'>): readonly WorthLine[] {
  const fixed = sumMoney(fund.formulas.filter(({ type }) => type === 'fixed').map(({ amount }) => amount));
  const lines = fund.formulas
    .filter((formula) => formula.type === 'multiply')
    .map((formula) => multiplyLine(formula, fund));
  const all: readonly WorthLine[] = fixed === 0 ? lines : [{ amount: fixed, unit: null }, ...lines];
  return all.filter(({ amount }) => amount > 0);
}

/** The text instead of an amount, for a fund that gives none; null when there is none for its type. */
export function worthWithoutAmount(fund: Pick<Fund, 'type'>): TextKey | null {
  return fund.type === 'subsidies' ? 'funds.worth.discount' : null;
}

/** Record types with a shorter unit than the name of their record. */
const KNOWN_UNITS: Readonly<Record<string, TextKey>> = {
  children_nth: 'funds.worth.perChild',
  adults_nth: 'funds.worth.perAdult',
};

function multiplyLine(formula: Extract<Formula, { type: 'multiply' }>, fund: Pick<Fund, 'criteria'>): WorthLine {
  const { amount, recordTypeKey } = formula;
  const key = KNOWN_UNITS[recordTypeKey];
  if (key) return { amount, unit: { key } };
  const name = fund.criteria.find((criterion) => criterion.recordTypeKey === recordTypeKey)?.recordTypeName;
  if (name === undefined) return { amount, unit: { key: 'funds.worth.perUnknown' } };
  return { amount, unit: { key: 'funds.worth.perRecord', values: { name: name.toLocaleLowerCase() } } };
}
