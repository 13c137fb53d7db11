import type { Instant } from '../shared/instant.ts';
import type { Criterion } from './criterion.ts';

/** Criteria with this ending are decided behind the scenes and never listed (1 §5). */
const HIDDEN_SUFFIX = '_eligible';

/** The criteria that the list of a fund shows (1 §5). */
export function shownCriteria(criteria: readonly Criterion[]): readonly Criterion[] {
  return criteria.filter((criterion) => !criterion.recordTypeKey.endsWith(HIDDEN_SUFFIX));
}

/** Whether the value of a record meets a criterion; the ordering operators compare numbers (1 §5). */
export function matchesCriterion(criterion: Pick<Criterion, 'operator' | 'value'>, recordValue: string): boolean {
  switch (criterion.operator) {
    case '=':
      return recordValue === criterion.value;
    case '!=':
      return recordValue !== criterion.value;
    case '>':
      return toNumber(recordValue) > toNumber(criterion.value);
    case '<':
      return toNumber(recordValue) < toNumber(criterion.value);
    case '>=':
      return toNumber(recordValue) >= toNumber(criterion.value);
    case '<=':
      return toNumber(recordValue) <= toNumber(criterion.value);
  }
}

/** A record as somebody confirmed it. */
export interface ValidatedRecord {
  readonly recordTypeKey: string;
  readonly value: string;
  /** Null when the validator acted for no organisation. */
  readonly organizationId: string | null;
  readonly identityAddress: string;
  readonly validatedAt: Instant;
}

/** Whose validations a fund trusts. */
export interface TrustedValidators {
  readonly organizationIds: readonly string[];
  readonly identityAddresses: readonly string[];
}

/** The most recent validation by an allowed organisation and identity; null when there is none (1 §5). */
export function newestTrustedRecord(
  records: readonly ValidatedRecord[],
  trusted: TrustedValidators,
): ValidatedRecord | null {
  const allowed = records.filter(
    ({ organizationId, identityAddress }) =>
      organizationId !== null &&
      trusted.organizationIds.includes(organizationId) &&
      trusted.identityAddresses.includes(identityAddress),
  );
  return allowed.reduce<ValidatedRecord | null>(
    (newest, record) => (newest === null || record.validatedAt > newest.validatedAt ? record : newest),
    null,
  );
}

/** Whether what is known of a resident meets a criterion; without a trusted record it does not. */
export function meetsCriterion(
  criterion: Criterion,
  records: readonly ValidatedRecord[],
  trusted: TrustedValidators,
): boolean {
  const ofThisType = records.filter((record) => record.recordTypeKey === criterion.recordTypeKey);
  const newest = newestTrustedRecord(ofThisType, trusted);
  return newest !== null && matchesCriterion(criterion, newest.value);
}

/** A text that is no number compares false with everything, so it never meets an ordering criterion. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
