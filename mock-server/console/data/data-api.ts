import type { FastifyInstance, FastifyRequest } from 'fastify';
import { numberOf, objectOf, textOf } from '../../src/contract/input.ts';
import { worldOf } from '../../src/http/world.ts';
import { tableNames } from '../../src/database/shape.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { timestamp } from '../../src/wire/format.ts';
import { pageCall } from '../page-kit/page-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { balanceOf } from './balance.ts';
import { comingFor } from './due.ts';
import { addEditApi } from './edit-api.ts';
import { foundRows, linksFrom, linksTo, rowIn, tableNamed } from './look.ts';
import type { AnyRow } from './look.ts';
import { eventsOf, momentBefore } from './moment.ts';
import type { Moment } from './moment.ts';
import { quickChanges } from './quick-changes.ts';
import { shopView } from './shop-view.ts';
import { changedBy } from './changed-by.ts';

function momentAsked(platform: MockPlatform, request: FastifyRequest): Moment {
  const before = numberOf(objectOf(request.query), 'before');
  const moment = momentBefore(worldOf(platform, request), before);
  if (!moment) throw consoleProblem(404, `The world before request ${before} is not known.`);
  return moment;
}

function tableAsked(name: string): TableName {
  const table = tableNamed(name);
  if (!table) throw consoleProblem(404, `There is no table "${name}".`);
  return table;
}

/** Where the money of a voucher is, in cents, and what the clock still brings. */
function standingOf(world: World, table: TableName, row: AnyRow): object {
  const voucher = table === 'vouchers' ? world.table('vouchers').get(row.id) : undefined;
  return {
    balance: voucher ? balanceOf(world, voucher) : null,
    due: comingFor(world, table, row).map(({ at, what }) => ({ at, local: timestamp(at), what })),
  };
}

/** The rows of a world by HTTP, now or before a request (`?before=`). */
export function addDataApi(app: FastifyInstance, platform: MockPlatform): void {
  addEditApi(app, platform);
  app.get('/_mock/api/data', async (request) => {
    const { world, before, diffs } = momentAsked(platform, request);
    const tables = Object.fromEntries(tableNames.map((name) => [name, world.table(name).size]));
    return { before, now: world.now(), tables, changed_since: diffs };
  });
  app.get<{ Params: { table: string } }>('/_mock/api/data/:table', async (request) => {
    const query = objectOf(request.query);
    const page = Math.max(1, numberOf(query, 'page') ?? 1);
    const asked = { text: textOf(query, 'q') ?? '', page };
    const found = await foundRows(momentAsked(platform, request).world, tableAsked(request.params.table), asked);
    return { page, ...found };
  });
  app.get<{ Params: { table: string; id: string } }>('/_mock/api/data/:table/:id', async (request) => {
    const table = tableAsked(request.params.table);
    const { world, before } = momentAsked(platform, request);
    const row = rowIn(world, table, Number(request.params.id));
    if (!row) throw consoleProblem(404, `There is no row ${request.params.id} in ${table}.`);
    return {
      row,
      points_at: linksFrom(world, table, row).map(({ field, table: to, row: { id } }) => ({ field, table: to, id })),
      pointed_at_by: Object.fromEntries(
        [...linksTo(world, table, row)].map(([name, rows]) => [name, rows.map(({ id }) => id)]),
      ),
      history: eventsOf(worldOf(platform, request), table, row.id),
      ...standingOf(world, table, row),
      changed_by: changedBy(worldOf(platform, request), table, row),
      as_the_shop_gets_it: shopView(platform, world, { table, row }),
      quick_changes: before === null ? quickChanges(pageCall(platform, request), table, row) : [],
    };
  });
}
