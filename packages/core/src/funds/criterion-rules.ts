import { compareDates } from '../shared/calendar-date.ts';
import { LONGEST } from '../shared/longest.ts';
import { readDay } from '../shared/written-day.ts';
import type { Criterion } from './criterion.ts';

/** Criteria with this key suffix are evaluated by the platform only and never shown (FU-040). */
const HIDDEN_SUFFIX = '_eligible';

/** The conditions of a fund that are shown. */
export function shownCriteria(criteria: readonly Criterion[]): readonly Criterion[] {
  return criteria.filter(({ isCondition, recordTypeKey }) => isCondition && !recordTypeKey.endsWith(HIDDEN_SUFFIX));
}

/**
 * Whether a record of the resident meets a criterion; null when nothing is known. Today's platform also says without a
 * record whether it would accept the request.
 */
export function metByRecord({ isValid, hasRecord }: Criterion): boolean | null {
  return hasRecord === false ? null : isValid;
}

/** Record types from the population register. A resident cannot show another value in a request. */
const REGISTERED: readonly string[] = ['age_nth', 'birth_date'];

/**
 * Whether a criterion rules the resident out: the register of the municipality decides it, and it is not met. The
 * register is known only for a resident with a confirmed BSN; before that an invalid criterion means "not known".
 */
export function isRuledOut(criteria: readonly Criterion[], bsnKnown: boolean): boolean {
  return bsnKnown && criteria.some((one) => metByRecord(one) === false && REGISTERED.includes(one.recordTypeKey));
}

/**
 * Whether the value of a record meets a criterion (FU-037). Every operator compares two numbers as numbers and two dates
 * as dates: `2.0` equals `2`, as at the platform. Other texts can be equal but have no order.
 */
export function matchesCriterion(criterion: Pick<Criterion, 'operator' | 'value'>, recordValue: string): boolean {
  const { operator, value } = criterion;
  const difference = differenceOf(recordValue, value);
  switch (operator) {
    case '=':
      return isSame(difference, recordValue, value);
    case '!=':
      return !isSame(difference, recordValue, value);
    case '>':
      return difference > 0;
    case '<':
      return difference < 0;
    case '>=':
      return difference >= 0;
    case '<=':
      return difference <= 0;
    case '*':
      return true;
  }
}

function isSame(difference: number, one: string, other: string): boolean {
  return Number.isNaN(difference) ? one.trim() === other.trim() : difference === 0;
}

/** Positive when the first is the larger number or the later date; NaN when they are not both numbers or both dates. */
function differenceOf(one: string, other: string): number {
  const [oneNumber, otherNumber] = [readNumber(one), readNumber(other)];
  if (oneNumber !== null && otherNumber !== null) return oneNumber - otherNumber;
  const [oneDay, otherDay] = [readDay(one), readDay(other)];
  return oneDay === null || otherDay === null ? Number.NaN : compareDates(oneDay, otherDay);
}

/** Reads a number with a decimal point or the Dutch decimal comma. */
function readNumber(text: string): number | null {
  if (text.length > LONGEST.number) return null;
  return /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}
