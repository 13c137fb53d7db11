import { objectOf } from '../input.ts';
import { tableNames } from '../tables/tables.ts';

/**
 * The fields that hold a number in every table: keys, moments, amounts in cents, sizes and counts. By their names, because rows
 * that agree with each other may all be wrong.
 */
const numbers =
  /(?:^|_)(?:id|amount|price|discount|bytes|order|lat|lon|total|per_identity|time|days|until|limit_multiplier|attempts)$|(?<!expire)_at$/;

/** The kind of value that most rows have in each field; with as many of two, that of the first row. */
function kindsOf(rows: readonly unknown[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [field, value] of rows.flatMap((row) => Object.entries(objectOf(row)))) {
    if (value === null) continue;
    const kinds = counts.get(field) ?? new Map<string, number>();
    counts.set(field, kinds.set(typeof value, (kinds.get(typeof value) ?? 0) + 1));
  }
  const mostOf = (kinds: ReadonlyMap<string, number>): string =>
    [...kinds].reduce((most, kind) => (kind[1] > most[1] ? kind : most))[0];
  return new Map([...counts].map(([field, kinds]) => [field, mostOf(kinds)]));
}

/** What is wrong with a row after the row with the id `last`: it has no id of its own, or a field of another kind than others. */
function problemOfRow(
  row: unknown,
  { last, kinds }: { readonly last: number; readonly kinds: ReadonlyMap<string, string> },
): string | null {
  const { id } = objectOf(row);
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= last) return `has no id above ${last}`;
  for (const [field, value] of Object.entries(objectOf(row))) {
    if (value === null) continue;
    if (numbers.test(field) && typeof value !== 'number')
      return `has a ${typeof value} in "${field}", which is a number`;
    const kind = kinds.get(field);
    if (kind !== typeof value) return `has a ${typeof value} in "${field}", where other rows have a ${kind}`;
  }
  return null;
}

function problemOfTable(name: string, rows: unknown, highest: unknown): string | null {
  if (!Array.isArray(rows)) return `the table "${name}" is missing`;
  const kinds = kindsOf(rows);
  let last = 0;
  for (const [place, row] of rows.entries()) {
    const problem = problemOfRow(row, { last, kinds });
    if (problem !== null) return `row ${place + 1} of "${name}" ${problem}`;
    last = Number(objectOf(row)['id']);
  }
  return typeof highest === 'number' && highest >= last ? null : `"sequences" has no number for "${name}"`;
}

/** What is wrong with the content of a data file, in words; null when it is a world. */
export function problemOfData(value: unknown): string | null {
  const { version, scenario, random, clock, settings, sequences, tables } = objectOf(value);
  if (version !== 1) return 'it is of another version';
  const hasHead = typeof scenario === 'string' && typeof random === 'number';
  if (
    !hasHead ||
    typeof objectOf(clock)['virtual'] !== 'number' ||
    typeof objectOf(settings)['throttles'] !== 'boolean'
  )
    return 'its first lines are damaged';
  for (const name of tableNames) {
    const problem = problemOfTable(name, objectOf(tables)[name], objectOf(sequences)[name]);
    if (problem !== null) return problem;
  }
  return null;
}
