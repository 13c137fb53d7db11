import { ok } from '../../http/call.ts';
import type { Call, Route } from '../../http/call.ts';
import { asked, paged } from '../../http/page.ts';
import { idOf } from '../../http/register.ts';
import { notFound } from '../../contract/refusal.ts';
import { named } from '../../wire/organization.ts';
import { approvedProviders } from './provider-search.ts';

/** Kinds that an approved provider of the tenant has. */
const usedTypes = (call: Call): ReadonlySet<number | null> =>
  new Set(approvedProviders(call).map((row) => row.business_type_id));

function list(call: Call): object {
  const used = asked(call, 'used') === true ? usedTypes(call) : null;
  const rows = call.world
    .table('business_types')
    .all()
    .filter((row) => used === null || used.has(row.id));
  return paged(call, rows, { size: 15, show: (row) => named(call, row) });
}

/** Kinds of organisations (part 2, 5.3); `q` is checked and `parent_id` may be anything, and both change nothing. */
export const businessTypeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/platform/business-types',
    access: 'public',
    handle: (call) => ok(list(call)),
  },
  {
    method: 'GET',
    path: '/platform/business-types/{id}',
    access: 'public',
    handle: (call) => {
      const row = call.world.table('business_types').get(idOf(call, 'id'));
      if (!row) throw notFound();
      return ok({ data: named(call, row) });
    },
  },
];
