import { parseCalendarDate, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { parseMoney, type Money } from '@stadstegoed/core/shared/money.ts';

/**
 * A body that does not match the OpenAPI description. The readers below throw it inside a mapping; `request` catches it
 * and returns an `unexpected` failure. It never leaves this package.
 */
export class BodyMismatch extends Error {
  override readonly name = 'BodyMismatch';
}

/** Reads a required string; it may be empty. */
export function readString(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw mismatch(field, 'a text');
}

/** Reads a string that may be null or absent. */
export function readStringOrNull(value: unknown, field: string): string | null {
  return value === null || value === undefined ? null : readString(value, field);
}

/** Reads a required number. */
export function readNumber(value: unknown, field: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw mismatch(field, 'a number');
}

/** Reads a required whole number. */
export function readInteger(value: unknown, field: string): number {
  const read = readNumber(value, field);
  if (Number.isSafeInteger(read)) return read;
  throw mismatch(field, 'a whole number');
}

/** Reads a whole number that may be null or absent. */
export function readIntegerOrNull(value: unknown, field: string): number | null {
  return value === null || value === undefined ? null : readInteger(value, field);
}

/** Reads a required boolean. */
export function readBoolean(value: unknown, field: string): boolean {
  if (typeof value === 'boolean') return value;
  throw mismatch(field, 'a boolean');
}

/** Reads the id of a resource; a number or string on the wire, a string in the core. */
export function readId(value: unknown, field: string): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'string' && value !== '') return value;
  throw mismatch(field, 'an id');
}

/** Reads one of a closed set of values. */
export function readOneOf<Word extends string>(value: unknown, words: readonly Word[], field: string): Word {
  const word = words.find((candidate) => candidate === value);
  if (word !== undefined) return word;
  throw mismatch(field, `one of ${words.join(', ')}`);
}

/**
 * Reads how something looks, such as the side on which a text stands; `usual` for a value that the shop does not know. Nothing
 * is decided by it, so a value that is newer than the shop must not fail what it belongs to.
 */
export function readLook<Word extends string>(value: unknown, words: readonly Word[], usual: Word): Word {
  return words.find((candidate) => candidate === value) ?? usual;
}

/** Reads a required amount, on the wire a string such as `"125.00"`. */
export function readMoney(value: unknown, field: string): Money {
  const read = parseMoney(readString(value, field));
  if (read !== null) return read;
  throw mismatch(field, 'an amount');
}

/** Reads an amount that may be null or absent. */
export function readMoneyOrNull(value: unknown, field: string): Money | null {
  return value === null || value === undefined ? null : readMoney(value, field);
}

/** Reads a required date; takes the date of a timestamp. */
export function readDate(value: unknown, field: string): CalendarDate {
  const read = parseCalendarDate(readString(value, field));
  if (read !== null) return read;
  throw mismatch(field, 'a day');
}

/** Reads a date that may be null or absent. */
export function readDateOrNull(value: unknown, field: string): CalendarDate | null {
  return value === null || value === undefined ? null : readDate(value, field);
}

/** Reads the time of a required timestamp of the platform, `08:40`; the time zone is that of the Netherlands. */
export function readTime(value: unknown, field: string): string {
  const time = /^\d{4}-\d{2}-\d{2} (\d{2}:\d{2}):\d{2}$/.exec(readString(value, field))?.[1];
  if (time !== undefined) return time;
  throw mismatch(field, 'a timestamp');
}

/** Reads a required list and maps each item. */
export function readList<Wire, T>(
  value: readonly Wire[] | undefined,
  map: (item: Wire) => T,
  field: string,
): readonly T[] {
  if (Array.isArray(value)) return value.map((item: Wire) => map(item));
  throw mismatch(field, 'a list');
}

/** Reads an object that may be null or absent, and maps it. */
export function readPartOrNull<Wire extends object, T>(
  value: Wire | null | undefined,
  map: (part: Wire) => T,
): T | null {
  return value === null || value === undefined ? null : map(value);
}

/** Reads an object that may be null but not absent. */
export function readPartOrNamedNull<Wire extends object, T>(
  value: Wire | null | undefined,
  map: (part: Wire) => T,
  field: string,
): T | null {
  if (value === undefined) throw mismatch(field, 'an object or null');
  return readPartOrNull(value, map);
}

/** Reads a required token or code; an empty one is a mismatch. */
export function readToken(value: unknown, field: string): string {
  const read = readString(value, field);
  if (read !== '') return read;
  throw mismatch(field, 'a token');
}

function mismatch(field: string, wanted: string): BodyMismatch {
  return new BodyMismatch(`${field} is not ${wanted}`);
}
