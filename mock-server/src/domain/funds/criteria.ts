import { dayLength } from '../../calendar.ts';
import type { CriterionRow, FundRow } from '../../tables/funds.ts';

/** A record of a resident that a validator confirmed. */
export type Fact = {
  readonly key: string;
  readonly value: string;
  readonly organizationId: number | null;
  readonly validatedAt: number;
};

/** The validators that a fund trusts, and the number of days that a validation counts. */
export type Trust = Pick<FundRow, 'validator_organization_ids' | 'record_validity_days'>;

/** The comparison that a criterion makes with a record. */
export type Condition = Pick<CriterionRow, 'record_type_key' | 'operator' | 'value'>;

const isNumber = (text: string): boolean => /^-?\d+([.,]\d+)?$/.test(text.trim());
const numberIn = (text: string): number => Number(text.trim().replace(',', '.'));

/** A day as a number that can be ordered, from `2010-04-12` or `12-04-2010`, as residents type it; null for another text. */
export function dayNumber(text: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  const [, typedDay, typedMonth, typedYear] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim()) ?? [];
  const found = new Date(Date.UTC(Number(year ?? typedYear), Number(month ?? typedMonth) - 1, Number(day ?? typedDay)));
  return found.getUTCDate() === Number(day ?? typedDay) ? found.getTime() : null;
}

/** Both texts as numbers that can be ordered: as numbers, or as days; null when they are neither. */
function orderable(actual: string, wanted: string): readonly [number, number] | null {
  if (isNumber(actual) && isNumber(wanted)) return [numberIn(actual), numberIn(wanted)];
  const [one, other] = [dayNumber(actual), dayNumber(wanted)];
  return one === null || other === null ? null : [one, other];
}

/** Compares two numbers as numbers and two days as days. Other texts can be equal but have no order. */
export function compares(actual: string, operator: CriterionRow['operator'], wanted: string): boolean {
  if (operator === '*') return true;
  const pair = orderable(actual, wanted);
  if (operator === '=' || operator === '!=') {
    const same = pair ? pair[0] === pair[1] : actual.trim() === wanted.trim();
    return same === (operator === '=');
  }
  if (!pair) return false;
  const [one, other] = pair;
  switch (operator) {
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
  }
}

/** Whether the fund trusts the validator of a fact, and the validation is recent enough. */
export const isTrusted = (fact: Fact, fund: Trust, now: number): boolean =>
  fact.organizationId !== null &&
  fund.validator_organization_ids.includes(fact.organizationId) &&
  now - fact.validatedAt <= fund.record_validity_days * dayLength;

/** The newest trusted value of a record type, or null. */
export function trustedValue(key: string, facts: readonly Fact[], at: { fund: Trust; now: number }): string | null {
  const trusted = facts.filter((fact) => fact.key === key && isTrusted(fact, at.fund, at.now));
  return trusted.toSorted((one, other) => other.validatedAt - one.validatedAt)[0]?.value ?? null;
}

/** A criterion is met when the newest trusted record of its type compares true; without a record it is not met. */
export function isMet(criterion: Condition, facts: readonly Fact[], at: { fund: Trust; now: number }): boolean {
  const value = trustedValue(criterion.record_type_key, facts, at);
  return value !== null && compares(value, criterion.operator, criterion.value);
}
