import { numberOf } from '../input.ts';
import type { TableName, Tables } from '../tables/tables.ts';
import type { Call } from './call.ts';
import { coded, notFound, type FieldErrors } from './refusal.ts';
import { unknownChoice } from './texts.ts';

/** A number in a path; anything else is an address that does not exist. */
export function idOf(call: Call, name: string): number {
  const text = call.params[name] ?? '';
  if (!/^\d{1,15}$/.test(text)) throw coded(404, 'Not found.');
  return Number(text);
}

/** The row that a number in the path names, whoever's it is; 404 when there is none. */
export function rowIn<Name extends TableName>(call: Call, table: Name, name = 'id'): Tables[Name] {
  const row = call.world.table(table).get(idOf(call, name));
  if (!row) throw notFound();
  return row;
}

/** Refuses the fields of a query that name a row by its number when that row does not exist. */
export function unknownRows({ world, query }: Call, tables: { readonly [field: string]: TableName }): FieldErrors {
  const unknown = Object.entries(tables).filter(
    ([field, table]) => query[field] !== undefined && !world.table(table).get(numberOf(query, field) ?? 0),
  );
  return Object.fromEntries(unknown.map(([field]) => [field, [unknownChoice]]));
}
