/** Providers. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf } from '../../input.ts';
import { paged } from '../../http/page.ts';
import { rowIn, unknownRows } from '../../http/rows-of-call.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { isOfTenant } from '../../wire/fund-scope.ts';
import { provider } from '../../wire/provider.ts';
import { foundProviders } from './provider-search.ts';
import { unknownChoice } from '../../http/texts.ts';

function checkList(call: Call): FieldErrors {
  const fund = call.world.table('funds').get(numberOf(call.query, 'fund_id') ?? 0);
  const isStrange = call.query['fund_id'] !== undefined && (!fund || !isOfTenant(call, fund));
  return {
    ...(isStrange ? { fund_id: [unknownChoice] } : {}),
    ...unknownRows(call, { business_type_id: 'business_types', product_category_id: 'product_categories' }),
  };
}

export const listProviders = operation('listProviders', { check: checkList }, (call) =>
  paged(call, foundProviders(call), { size: 15, show: (row) => provider(call, row) }),
);

/** Any organisation, also one that is not an approved provider. */
export const readProvider = operation('readProvider', {}, (call) => ({
  data: provider(call, rowIn(call, 'organizations')),
}));
