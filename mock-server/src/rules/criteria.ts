import { dayLength } from '../clock/calendar.ts';
import type { CriterionRow, FundRow } from '../store/table-funds.ts';

/** One validated fact about a resident. */
export type Fact = {
  readonly key: string;
  readonly value: string;
  readonly organizationId: number | null;
  readonly validatedAt: number;
};

/** Whom a fund trusts, and for how long. */
export type Trust = Pick<FundRow, 'validator_organization_ids' | 'record_validity_days'>;

/** What a record must compare with. */
export type Condition = Pick<CriterionRow, 'record_type_key' | 'operator' | 'value'>;

const isNumber = (text: string): boolean => /^-?\d+([.,]\d+)?$/.test(text.trim());
const numberIn = (text: string): number => Number(text.trim().replace(',', '.'));

/** Compares as numbers where both are numbers; ordering of anything else is never true (1 §5). */
export function compares(actual: string, operator: CriterionRow['operator'], wanted: string): boolean {
  const numbers = isNumber(actual) && isNumber(wanted);
  if (operator === '=' || operator === '!=') {
    const same = numbers ? numberIn(actual) === numberIn(wanted) : actual.trim() === wanted.trim();
    return same === (operator === '=');
  }
  if (!numbers) return false;
  const [one, other] = [numberIn(actual), numberIn(wanted)];
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

/** Does the fund trust who validated this, and is it recent enough? */
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
