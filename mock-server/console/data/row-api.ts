import type { FastifyInstance } from 'fastify';
import { objectOf, type Input } from '../../src/input.ts';
import { tableNames, type TableName } from '../../src/tables/tables.ts';
import type { Row } from '../../src/tables/row.ts';
import type { World } from '../../src/world/world.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { knownFields } from '../page-kit/known-fields.ts';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Why a field cannot get this value; null when it can. Null stands for an absent value of any kind. */
function problemOf(row: Input, field: string, value: unknown): string | null {
  if (field === 'id' || !Object.hasOwn(row, field)) return `${field} is no field that can be changed.`;
  const before = row[field];
  if (before === null || value === null || kindOf(before) === kindOf(value)) return null;
  return `${field} must be of type ${kindOf(before)}.`;
}

function tableOf(name: string): TableName {
  const table = tableNames.find((known) => known === name);
  if (!table) throw consoleProblem(404, `There is no table "${name}". Choose one of: ${tableNames.join(', ')}.`);
  return table;
}

function rowOf(world: World, table: TableName, id: number): Row {
  const row = world.table(table).get(id);
  if (!row) throw consoleProblem(404, `There is no row ${id} in ${table}.`);
  return row;
}

function changed(world: World, { table, id }: { readonly table: TableName; readonly id: number }, changes: Input): Row {
  const row = rowOf(world, table, id);
  const problems = Object.entries(changes).flatMap(([field, value]) => problemOf({ ...row }, field, value) ?? []);
  if (problems.length > 0) throw consoleProblem(422, `Nothing was changed. ${problems.join(' ')}`);
  // type assertion: the compiler cannot know which table it is; every field was compared with the row.
  return world.table(table).update(row as never, changes as never);
}

/**
 * Reads the rows of a table, and changes the named fields of one without side effects: tests make situations with it that no
 * scenario has.
 */
export function addRowApi(app: FastifyInstance, platform: MockPlatform): void {
  type Asked = { Params: { table: string; id: string } };
  app.get<Asked>('/_mock/api/data/:table', async (request) => ({
    rows: worldOf(platform, request).table(tableOf(request.params.table)).all(),
  }));
  app.get<Asked>('/_mock/api/data/:table/:id', async (request) => ({
    row: rowOf(worldOf(platform, request), tableOf(request.params.table), Number(request.params.id)),
  }));
  app.patch<Asked>('/_mock/api/data/:table/:id', async (request) => {
    const table = tableOf(request.params.table);
    const changes = objectOf(knownFields(request.body, ['changes'])['changes']);
    if (Object.keys(changes).length === 0) throw consoleProblem(400, 'Give changes: the fields with their new values.');
    const world = worldOf(platform, request);
    return { row: world.transact(() => changed(world, { table, id: Number(request.params.id) }, changes)) };
  });
}
