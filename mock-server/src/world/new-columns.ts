import { objectOf, type Input } from '../input.ts';
import { tableNames, type TableName, type WorldData } from '../tables/tables.ts';

/** The fields that all rows of the seed have and no kept row has: the sources got them after the file was written. */
function newColumns(kept: readonly Input[], seed: readonly Input[]): readonly string[] {
  const [first] = seed;
  if (first === undefined || kept.length === 0) return [];
  const isNew = (field: string): boolean => seed.every((row) => field in row) && !kept.some((row) => field in row);
  return Object.keys(first).filter(isNew);
}

/** The value of a new field: of the same row in the seed, else the one that all rows of the seed have; else undefined. */
function valueFor(row: Input, field: string, seed: readonly Input[]): unknown {
  const same = seed.find(({ id }) => id === row['id']);
  if (same !== undefined) return same[field];
  const [value, ...others] = new Set(seed.map((other) => JSON.stringify(other[field])));
  return value === undefined || others.length > 0 ? undefined : JSON.parse(value);
}

function tableWithNewColumns(
  name: TableName,
  kept: readonly Input[],
  seed: readonly Input[],
): readonly Input[] | string {
  const fields = newColumns(kept, seed);
  if (fields.length === 0) return kept;
  const filled = kept.map((row) => ({
    ...row,
    ...Object.fromEntries(fields.map((field) => [field, valueFor(row, field, seed)])),
  }));
  const without = filled.findIndex((row) => fields.some((field) => objectOf(row)[field] === undefined));
  const missing = fields.map((field) => `"${field}"`).join(', ');
  return without < 0 ? filled : `row ${without + 1} of "${name}" has no ${missing}, which the sources have since`;
}

/**
 * The world of a data file, completed with the fields that the sources have got since, with the values of the seed. Returns a
 * sentence that names the row when the seed does not tell its value.
 */
export function withNewColumns(kept: WorldData, seed: WorldData): WorldData | string {
  const tables: [string, readonly Input[]][] = [];
  for (const name of tableNames) {
    const rows = tableWithNewColumns(name, kept.tables[name].map(objectOf), seed.tables[name].map(objectOf));
    if (typeof rows === 'string') return rows;
    tables.push([name, rows]);
  }
  // type assertion: each table has its own rows, with fields of the seed's rows of that table.
  return {
    ...kept,
    settings: { ...seed.settings, ...kept.settings },
    tables: Object.fromEntries(tables) as WorldData['tables'],
  };
}
