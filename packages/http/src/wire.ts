import { parseCalendarDate, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { parseMoney, type Money } from '@stadstegoed/core/shared/money.ts';

/**
 * A body that is not what the description promises. Thrown by the readers below inside a mapping and caught in
 * `request`, which makes it an `unexpected` failure; it never leaves this package.
 */
export class BodyMismatch extends Error {
  override readonly name = 'BodyMismatch';
}

/** A text that must be there; an empty one is a text too. */
export function readString(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw mismatch(field, 'a text');
}

/** A text that may be null or left out. */
export function readStringOrNull(value: unknown, field: string): string | null {
  return value === null || value === undefined ? null : readString(value, field);
}

/** A number that must be there. */
export function readNumber(value: unknown, field: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw mismatch(field, 'a number');
}

/** A whole number that must be there. */
export function readInteger(value: unknown, field: string): number {
  const read = readNumber(value, field);
  if (Number.isSafeInteger(read)) return read;
  throw mismatch(field, 'a whole number');
}

/** A whole number that may be null or left out. */
export function readIntegerOrNull(value: unknown, field: string): number | null {
  return value === null || value === undefined ? null : readInteger(value, field);
}

/** A yes or no that must be there. */
export function readBoolean(value: unknown, field: string): boolean {
  if (typeof value === 'boolean') return value;
  throw mismatch(field, 'a yes or no');
}

/** The id of a resource; numbers on the wire, texts in addresses and in the core. */
export function readId(value: unknown, field: string): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'string' && value !== '') return value;
  throw mismatch(field, 'an id');
}

/** One of a closed set of words. */
export function readOneOf<Word extends string>(value: unknown, words: readonly Word[], field: string): Word {
  const word = words.find((candidate) => candidate === value);
  if (word !== undefined) return word;
  throw mismatch(field, `one of ${words.join(', ')}`);
}

/** An amount that must be there, on the wire a text such as `"125.00"`. */
export function readMoney(value: unknown, field: string): Money {
  const read = parseMoney(readString(value, field));
  if (read !== null) return read;
  throw mismatch(field, 'an amount');
}

/** An amount that may be null or left out. */
export function readMoneyOrNull(value: unknown, field: string): Money | null {
  return value === null || value === undefined ? null : readMoney(value, field);
}

/** A day that must be there; of a timestamp the day is taken. */
export function readDate(value: unknown, field: string): CalendarDate {
  const read = parseCalendarDate(readString(value, field));
  if (read !== null) return read;
  throw mismatch(field, 'a day');
}

/** A day that may be null or left out. */
export function readDateOrNull(value: unknown, field: string): CalendarDate | null {
  return value === null || value === undefined ? null : readDate(value, field);
}

/** A list that must be there, each item mapped. */
export function readList<Wire, T>(
  value: readonly Wire[] | undefined,
  map: (item: Wire) => T,
  field: string,
): readonly T[] {
  if (Array.isArray(value)) return value.map((item: Wire) => map(item));
  throw mismatch(field, 'a list');
}

/** An object that may be null or left out, mapped when it is there. */
export function readPartOrNull<Wire extends object, T>(
  value: Wire | null | undefined,
  map: (part: Wire) => T,
): T | null {
  return value === null || value === undefined ? null : map(value);
}

/** An object that must be named, as null when there is none: an answer without it says nothing. */
export function readPartOrNamedNull<Wire extends object, T>(
  value: Wire | null | undefined,
  map: (part: Wire) => T,
  field: string,
): T | null {
  if (value === undefined) throw mismatch(field, 'an object or null');
  return readPartOrNull(value, map);
}

/** A token or code that opens something, so that an empty one is none. */
export function readToken(value: unknown, field: string): string {
  const read = readString(value, field);
  if (read !== '') return read;
  throw mismatch(field, 'a token');
}

function mismatch(field: string, wanted: string): BodyMismatch {
  return new BodyMismatch(`${field} is not ${wanted}`);
}
