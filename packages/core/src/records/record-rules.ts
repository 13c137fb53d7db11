import type { PersonalRecord, RecordCategory, RecordValidation } from './record.ts';
import type { ValidatorRequest, Validator } from './validation.ts';

/** How far a record is: confirmed, asked of a validator, declined by one, or only filled in. */
export type RecordStatus = 'confirmed' | 'asked' | 'declined' | 'own';

/** Records in one category; null for those without. */
export interface RecordGroup {
  readonly category: RecordCategory | null;
  readonly records: readonly PersonalRecord[];
}

/** A record that is not in order, with the request that says so. */
export interface RecordToLookAt {
  readonly record: PersonalRecord;
  readonly status: 'asked' | 'declined';
  readonly request: ValidatorRequest;
}

/** Keys of records that the platform keeps for itself: hashes, the customer number and results of checks. */
const INTERNAL = /_hash$|_eligible$|^uid$/;

/**
 * The validation that counts: the most recent one by an allowed organisation (FU-039). Null when there is none. A
 * validation by a person without an organisation never counts; `allowed` limits the organisations to those of a fund.
 */
export function countingValidation(
  { validations }: Pick<PersonalRecord, 'validations'>,
  allowed: readonly string[] | null = null,
): RecordValidation | null {
  return (
    validations
      .filter(({ organization }) => organization !== null && (allowed?.includes(organization.id) ?? true))
      .sort((one, other) => other.createdOn.localeCompare(one.createdOn))
      .at(0) ?? null
  );
}

/** The newest record of each type, in the resident's order; earlier ones are its history. */
export function newestRecords(records: readonly PersonalRecord[]): readonly PersonalRecord[] {
  const newest = new Map<string, PersonalRecord>();
  for (const record of records.filter(({ typeKey }) => !INTERNAL.test(typeKey))) {
    const known = newest.get(record.typeKey);
    if (known === undefined || isNewer(record, known)) newest.set(record.typeKey, record);
  }
  const shown = new Set([...newest.values()].map(({ id }) => id));
  return records.filter(({ id }) => shown.has(id));
}

/** The records of the same type before this one, newest first. */
export function earlierRecords(records: readonly PersonalRecord[], record: PersonalRecord): readonly PersonalRecord[] {
  return records
    .filter((other) => other.typeKey === record.typeKey && isNewer(record, other))
    .sort((one, other) => (isNewer(one, other) ? -1 : 1));
}

/** The records by category in the order of the categories, those without one last; no group is empty. */
export function recordsByCategory(
  records: readonly PersonalRecord[],
  categories: readonly RecordCategory[],
): readonly RecordGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const ordered = [...categories].sort((one, other) => one.order - other.order);
  const groups = [
    ...ordered.map((category) => ({
      category,
      records: records.filter(({ categoryId }) => categoryId === category.id),
    })),
    { category: null, records: records.filter(({ categoryId }) => categoryId === null || !known.has(categoryId)) },
  ];
  return groups.filter((group) => group.records.length > 0);
}

/** The status of a record, from its validations and the requests of the resident. */
export function recordStatus(record: PersonalRecord, requests: readonly ValidatorRequest[]): RecordStatus {
  if (countingValidation(record) !== null) return 'confirmed';
  const own = requests.filter(({ recordId }) => recordId === record.id);
  if (own.some(({ state }) => state === 'pending')) return 'asked';
  return own.some(({ state }) => state === 'declined') ? 'declined' : 'own';
}

/** The records that a validator declined, then those that one still looks at; the newest request first. */
export function recordsToLookAt(
  records: readonly PersonalRecord[],
  requests: readonly ValidatorRequest[],
): readonly RecordToLookAt[] {
  const newestFirst = [...requests].sort((one, other) => Number(other.id) - Number(one.id));
  const waiting = records.flatMap((record): readonly RecordToLookAt[] => {
    const status = recordStatus(record, requests);
    if (status !== 'asked' && status !== 'declined') return [];
    const state = status === 'asked' ? 'pending' : 'declined';
    const request = newestFirst.find((one) => one.recordId === record.id && one.state === state);
    return request === undefined ? [] : [{ record, status, request }];
  });
  const rank = ({ status, request }: RecordToLookAt): number =>
    newestFirst.indexOf(request) + (status === 'asked' ? requests.length : 0);
  return waiting.sort((one, other) => rank(one) - rank(other));
}

/** How far one validator is with one record; null when nothing was asked. The newest request decides. */
export function requestStateOf(
  validator: Validator,
  recordId: string,
  requests: readonly ValidatorRequest[],
): ValidatorRequest['state'] | null {
  const own = requests.filter((request) => request.validator.id === validator.id && request.recordId === recordId);
  if (own.some(({ state }) => state === 'pending')) return 'pending';
  return own.sort((one, other) => Number(other.id) - Number(one.id)).at(0)?.state ?? null;
}

/** Ids of the platform count up. */
function isNewer(one: PersonalRecord, other: PersonalRecord): boolean {
  return Number(one.id) > Number(other.id);
}
