import { fixedFormulas, multiplyFormulas, type MultiplyFormula } from '@stadstegoed/core/funds/formula-rules.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { sumMoney, type Money } from '@stadstegoed/core/shared/money.ts';
import type { Sentence } from '../../../lib/app/app-ports.ts';
import type { TextKey } from '../../../texts/text-keys.ts';

/** One amount that a fund gives. */
export interface WorthLine {
  readonly amount: Money;
  /** One amount for everybody, not multiplied by a record. */
  readonly isFixed: boolean;
  /** The text below the amount, such as "per kind". */
  readonly unit: Sentence;
  /** The same as a sentence; its placeholder `amount` takes the spoken form of the amount. */
  readonly inWords: { readonly key: TextKey; readonly values: Readonly<Record<string, string>> };
}

/** The amounts that a fund gives: the sum of its fixed formulas, and each formula for a record. */
export function worthOf(fund: Pick<Fund, 'formulas' | 'criteria'>): readonly WorthLine[] {
  const fixed = sumMoney(fixedFormulas(fund.formulas).map(({ amount }) => amount));
  const lines = multiplyFormulas(fund.formulas).map((formula) => multiplyLine(formula, fund));
  const all: readonly WorthLine[] = fixed === 0 ? lines : [fixedLine(fixed), ...lines];
  return all.filter(({ amount }) => amount > 0);
}

/** The text instead of an amount, for a fund that gives none; null when there is none for its type. */
export function worthWithoutAmount(fund: Pick<Fund, 'type'>): TextKey | null {
  return fund.type === 'subsidies' ? 'funds.worth.discount' : null;
}

function fixedLine(amount: Money): WorthLine {
  return {
    amount,
    isFixed: true,
    unit: { key: 'funds.worth.fixed' },
    inWords: { key: 'funds.worth.fixedInWords', values: {} },
  };
}

/** Record types with a shorter unit than the name of their record. */
const KNOWN_UNITS: Readonly<Record<string, { readonly unit: TextKey; readonly inWords: TextKey }>> = {
  children_nth: { unit: 'funds.worth.perChild', inWords: 'funds.worth.perChildInWords' },
  adults_nth: { unit: 'funds.worth.perAdult', inWords: 'funds.worth.perAdultInWords' },
};

function multiplyLine(formula: MultiplyFormula, fund: Pick<Fund, 'criteria'>): WorthLine {
  const { amount, recordTypeKey } = formula;
  const known = KNOWN_UNITS[recordTypeKey];
  if (known) return { amount, isFixed: false, unit: { key: known.unit }, inWords: { key: known.inWords, values: {} } };
  const name = fund.criteria.find((criterion) => criterion.recordTypeKey === recordTypeKey)?.recordTypeName;
  if (name === undefined) {
    return {
      amount,
      isFixed: false,
      unit: { key: 'funds.worth.perUnknown' },
      inWords: { key: 'funds.worth.perUnknownInWords', values: {} },
    };
  }
  const values = { name: name.toLocaleLowerCase() };
  return {
    amount,
    isFixed: false,
    unit: { key: 'funds.worth.perRecord', values },
    inWords: { key: 'funds.worth.perRecordInWords', values },
  };
}
