import type { TableName } from '../tables/tables.ts';
import { numberOf } from '../input.ts';
import type { FieldErrors } from './refusal.ts';
import type { Call } from './call.ts';
import { unknownChoice } from './texts.ts';

/** Refuses the fields of a query that name a row by its number when that row does not exist. */
export function unknownRows({ world, query }: Call, tables: { readonly [field: string]: TableName }): FieldErrors {
  const unknown = Object.entries(tables).filter(
    ([field, table]) => query[field] !== undefined && !world.table(table).get(numberOf(query, field) ?? 0),
  );
  return Object.fromEntries(unknown.map(([field]) => [field, [unknownChoice]]));
}
