/** Kinds of organisations; `q` is checked and `parent_id` may be anything, and both change nothing. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { asked, paged } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { named } from '../../wire/organization.ts';
import { approvedProviders } from './provider-search.ts';

/** Kinds that an approved provider of the tenant has. */
const usedTypes = (call: Call): ReadonlySet<number | null> =>
  new Set(approvedProviders(call).map((row) => row.business_type_id));

export const listBusinessTypes = operation('listBusinessTypes', {}, (call) => {
  const used = asked(call, 'used') === true ? usedTypes(call) : null;
  const rows = call.world
    .table('business_types')
    .all()
    .filter((row) => used === null || used.has(row.id));
  return paged(call, rows, { size: 15, show: (row) => named(call, row) });
});

export const readBusinessType = operation('readBusinessType', {}, (call) => {
  const row = rowIn(call, 'business_types');
  return { data: named(call, row) };
});
