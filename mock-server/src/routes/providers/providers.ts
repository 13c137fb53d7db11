/** Providers. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf } from '../../input.ts';
import { paged } from '../../http/page.ts';
import { unknownRows } from '../../http/unknown-rows.ts';
import { idOf } from '../../http/register.ts';
import { notFound } from '../../http/refusal.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import type { OrganizationRow } from '../../tables/organizations.ts';
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

/** Any organisation, also one that is not an approved provider. */
function providerIn(call: Call): OrganizationRow {
  const row = call.world.table('organizations').get(idOf(call, 'id'));
  if (!row) throw notFound();
  return row;
}

export const listProviders = operation('listProviders', { check: checkList }, (call) =>
  paged(call, foundProviders(call), { size: 15, show: (row) => provider(call, row) }),
);

export const readProvider = operation('readProvider', {}, (call) => ({ data: provider(call, providerIn(call)) }));
