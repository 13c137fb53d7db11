import type { TableName } from '../../../src/database/shape.ts';

/** Tables whose rows are not edited as rows, and where they are changed. */
const elsewhere = {
  tenants: 'A municipality is changed on its own page: PATCH /_mock/api/tenants/:key.',
  faults: 'A fault is made on its own page: POST /_mock/api/faults.',
  blobs: 'The bytes of an upload cannot be edited.',
} as const satisfies { readonly [Name in TableName]?: string };

/** Tables whose rows can be edited. */
export type EditedTable = Exclude<TableName, keyof typeof elsewhere>;

const words = new Map<string, string>(Object.entries(elsewhere));

/** Why the rows of a table cannot be edited, and where to go; null for a table whose rows can. */
export const whereElse = (table: TableName): string | null => words.get(table) ?? null;
