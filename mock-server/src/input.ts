/** What a caller sent, before anybody trusts it. */
export type Input = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; anything else is an empty one. */
export const objectOf = (value: unknown): Input => (isObject(value) ? value : {});

/**
 * Trims every text and makes an empty one null, as the platform does before it validates.
 * A field that is null counts as left out.
 */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, item]): [string, unknown] => [key, tidy(item)]);
  return Object.fromEntries(fields.filter(([, item]) => item !== null));
}

/** Names of the fields that were sent empty, which `tidy` leaves out; those inside another field as `records.address`. */
export const emptyFields = (value: unknown): ReadonlySet<string> => new Set(emptyNames(value, ''));

function emptyNames(value: unknown, before: string): readonly string[] {
  return Object.entries(objectOf(value)).flatMap(([name, item]) =>
    tidy(item) === null ? [before + name] : emptyNames(item, `${before}${name}.`),
  );
}

/** Text of a field; a number counts as its digits; anything else is null. */
export function textOf(input: Input, name: string): string | null {
  const value = input[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}

/** A text, number or switch as text; anything else, which may have a `toString` of its own, is empty. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Whole number of a field, also when it came as text; else null. */
export function numberOf(input: Input, name: string): number | null {
  const text = textOf(input, name);
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Number of a place to look up: null when the field is left out; 0, which no row has, when it is not such a number. */
export const placeNumberOf = (input: Input, name: string): number | null =>
  input[name] === undefined ? null : (numberOf(input, name) ?? 0);

/** `true`, `1` and `"1"` are yes, `false`, `0` and `"0"` no; anything else is null. */
export function flagOf(input: Input, name: string): boolean | null {
  const value = input[name];
  if (value === true || value === 1 || value === '1') return true;
  if (value === false || value === 0 || value === '0') return false;
  return null;
}

/** Items of a list; a missing or wrong list is empty. */
export function listOf(input: Input, name: string): readonly unknown[] {
  const value = input[name];
  return Array.isArray(value) ? value : [];
}

/** The texts of a query without the space around them; an empty one is as if it was not sent. */
export function tidyQuery(query: unknown): Input {
  const fields = Object.entries(objectOf(tidy(query))).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter((item) => item !== null) : value,
  ]);
  return Object.fromEntries(fields.filter(([, value]) => !Array.isArray(value) || value.length > 0));
}
