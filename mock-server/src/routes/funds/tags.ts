import { ok } from '../../http/call.ts';
import type { Call, Route } from '../../http/call.ts';
import { textOf } from '../../contract/input.ts';
import { paged } from '../../http/page.ts';
import { idOf } from '../../http/register.ts';
import { notFound } from '../../contract/refusal.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { tag } from '../../wire/organization.ts';

function list(call: Call): object {
  const scope = textOf(call.query, 'scope');
  const used = new Set(activeFunds(call).flatMap((fund) => fund.tag_ids));
  const funds = textOf(call.query, 'type') === 'funds';
  const rows = call.world
    .table('tags')
    .all()
    .filter(
      (row) => (scope === null || row.scope === scope) && (!funds || (row.scope === 'webshop' && used.has(row.id))),
    );
  return paged(call, rows, { size: 100, show: tag });
}

/** Labels of funds and organisations (part 2, 5.4). */
export const tagRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/platform/tags',
    access: 'public',
    handle: (call) => ok(list(call)),
  },
  {
    method: 'GET',
    path: '/platform/tags/{id}',
    access: 'public',
    handle: (call) => {
      const row = call.world.table('tags').get(idOf(call, 'id'));
      if (!row) throw notFound();
      return ok({ data: tag(row) });
    },
  },
];
