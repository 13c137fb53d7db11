import { setImmediate } from 'node:timers/promises';
import type { Row } from '../../src/database/tables/row.ts';
import { tableNames } from '../../src/database/shape.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';

/** A row and the table it stands in. */
export type Place = { readonly table: TableName; readonly row: AnyRow };

/** Rows on one page. */
export const rowsPerPage = 50;

/** A row of any table, as fields. */
export type AnyRow = Row & { readonly [field: string]: unknown };

/** Border: every row is an object of named values. */
const asAny = (rows: readonly Row[]): readonly AnyRow[] => rows as readonly AnyRow[];

/** Border: a field that was seen on a row of the table is a field of it. */
const whereField = (world: World, table: TableName, at: { field: string; value: unknown }): readonly AnyRow[] =>
  asAny(world.table(table).where(at.field as never, at.value as never));

export const tableNamed = (name: string | null): TableName | null => tableNames.find((one) => one === name) ?? null;

export const rowsIn = (world: World, table: TableName): readonly AnyRow[] => asAny(world.table(table).all());

export const rowIn = (world: World, table: TableName, id: number): AnyRow | undefined =>
  asAny([world.table(table).get(id)].filter((row) => row !== undefined))[0];

const has = (row: AnyRow, words: readonly string[]): boolean => {
  const text = JSON.stringify(row).toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Rows that are searched before other work has its turn: some ten milliseconds. */
const searchedAtOnce = 2000;

/** What was last found in a list of rows; a list is never changed, so what is found in it stays true. */
const lastFound = new WeakMap<readonly AnyRow[], { readonly text: string; readonly rows: readonly AnyRow[] }>();

/** Rows that hold every word. A city has a hundred thousand of a kind, so who calls meanwhile does not wait for all of them. */
async function matching(all: readonly AnyRow[], words: readonly string[]): Promise<readonly AnyRow[]> {
  const text = words.join(' ');
  const known = lastFound.get(all);
  if (known?.text === text) return known.rows;
  const rows: AnyRow[] = [];
  for (let from = 0; from < all.length; from += searchedAtOnce) {
    if (from > 0) await setImmediate();
    for (const row of all.slice(from, from + searchedAtOnce)) if (has(row, words)) rows.push(row);
  }
  lastFound.set(all, { text, rows });
  return rows;
}

/** One page of rows, and how many there are of them. */
export type FoundRows = { readonly total: number; readonly rows: readonly AnyRow[] };

async function allFound(world: World, table: TableName, text: string): Promise<readonly AnyRow[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = rowsIn(world, table);
  return words.length === 0 ? all : matching(all, words);
}

/** Where a row stands in the list that it was found in; a row that does not hold the words stands in the whole table. */
export type Neighbours = { readonly total: number; readonly previous: number | null; readonly next: number | null };

/** The rows before and after one, among those that hold every word. */
export async function neighboursOf(
  world: World,
  table: TableName,
  asked: { readonly text: string; readonly id: number },
): Promise<Neighbours> {
  const found = await allFound(world, table, asked.text);
  const at = found.findIndex(({ id }) => id === asked.id);
  if (at === -1 && asked.text !== '') return neighboursOf(world, table, { ...asked, text: '' });
  return {
    total: found.length,
    previous: found[at - 1]?.id ?? null,
    next: at < 0 ? null : (found[at + 1]?.id ?? null),
  };
}

/** Rows that hold every word, one page of them. */
export async function foundRows(
  world: World,
  table: TableName,
  asked: { readonly text: string; readonly page: number },
): Promise<FoundRows> {
  const found = await allFound(world, table, asked.text);
  const from = (asked.page - 1) * rowsPerPage;
  return { total: found.length, rows: found.slice(from, from + rowsPerPage) };
}

const titleFields = ['full_name', 'name', 'title', 'subject', 'key', 'code', 'number', 'email', 'value'];

/** A long number in letters says nothing to a person. */
export const isHash = (value: unknown): boolean => typeof value === 'string' && /^(0x)?[0-9a-f]{20,}$/.test(value);

/** What a person would call a row; empty when it has no name. */
export function titleOf(row: AnyRow): string {
  const field = titleFields.find((name) => typeof row[name] === 'string' && row[name] !== '' && !isHash(row[name]));
  return field === undefined ? '' : String(row[field]);
}

/** `fund_id` of `funds`. */
export const idFieldOf = (table: TableName): string =>
  `${table.replace(/ies$/, 'y').replace(/sses$/, 'ss').replace(/s$/, '')}_id`;

const tableByField = new Map(tableNames.map((table) => [idFieldOf(table), table]));

/** A row that another one points at. */
export type Link = { readonly field: string; readonly table: TableName; readonly row: AnyRow };

/** `sponsor_organization_id` points at an organisation too. */
const tableOfField = (field: string): TableName | undefined =>
  (field === 'identity_address' ? 'identities' : undefined) ??
  tableByField.get(field) ??
  [...tableByField].find(([name]) => field.endsWith(`_${name}`))?.[1];

/** A voucher for an offer has a parent of its own kind, and so has a category. */
const parentField = 'parent_id';

/** Rows that a row points at. */
export function linksFrom(world: World, from: TableName, row: AnyRow): readonly Link[] {
  return Object.entries(row).flatMap(([field, value]): Link[] => {
    const table = field === parentField ? from : tableOfField(field);
    if (table === undefined || value === null) return [];
    const found =
      field === 'identity_address'
        ? whereField(world, table, { field: 'address', value })[0]
        : rowIn(world, table, Number(value));
    return found ? [{ field, table, row: found }] : [];
  });
}

/** Rows that point at a row, by table. */
export function linksTo(world: World, table: TableName, row: AnyRow): ReadonlyMap<TableName, readonly AnyRow[]> {
  const field = table === 'identities' ? 'identity_address' : idFieldOf(table);
  const value = table === 'identities' ? row['address'] : row.id;
  const found = tableNames.flatMap((name): [TableName, readonly AnyRow[]][] => {
    const [sample] = rowsIn(world, name);
    const by = name === table ? parentField : field;
    const rows = sample && by in sample ? whereField(world, name, { field: by, value }) : [];
    return rows.length > 0 ? [[name, rows]] : [];
  });
  return new Map(found);
}
