import type { Objection } from './edit-rules.ts';
import type { AnyRow } from './look.ts';
import type { Wanted } from './edit-row.ts';

/** What a row that was written as JSON wants to change, or why it cannot be read. */
export type ReadText = { readonly changes: Wanted['changes'] } | { readonly problem: Objection };

const isObject = (value: unknown): value is Wanted['changes'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (field: string, why: string): ReadText => ({ problem: { field, why } });

/** Reads a whole row as somebody wrote it. Every field that the row has must still be there: nothing is lost by a slip of the hand. */
export function readRowText(text: string, row: AnyRow): ReadText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return wrong('', `This is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
  if (!isObject(value)) return wrong('', 'The row must stand between { and }.');
  const missing = Object.keys(row).find((field) => !Object.hasOwn(value, field));
  return missing === undefined ? { changes: value } : wrong(missing, 'is left out; write null where it may be empty');
}
