import { dayOf } from '../../calendar.ts';
import type { Call } from '../../http/call.ts';
import { numberOf, textOf } from '../../input.ts';
import { asked } from '../../http/page.ts';
import type { OrganizationRow } from '../../tables/organizations.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { nearnessOf } from '../../domain/places/near.ts';
import { filteredProviders, providerList, type ProviderFilter, type ProviderScope } from './provider-lists.ts';

/** Active funds of the tenant, of one type or one fund when asked. */
function fundsOf(call: Call): ProviderScope['funds'] {
  const fundId = numberOf(call.query, 'fund_id');
  return activeFunds(call, textOf(call.query, 'fund_type')).filter((fund) => fundId === null || fund.id === fundId);
}

/** The organisations that are accepted in an active fund of the tenant. */
export const approvedProviders = (call: Call): readonly OrganizationRow[] =>
  providerList(call.world, { funds: fundsOf({ ...call, query: {} }), byAge: false, isDown: false });

/** The words of the query, ready to compare. */
export const wordsOf = (call: Call): string => textOf(call.query, 'q')?.trim().toLowerCase() ?? '';

function filterOf(call: Call): ProviderFilter {
  const category = numberOf(call.query, 'product_category_id');
  return {
    kind: numberOf(call.query, 'business_type_id'),
    category:
      category === null
        ? null
        : { id: category, today: dayOf(call.world.now()), showAll: asked(call, 'show_all') === true },
    words: wordsOf(call),
    language: call.language,
    near: nearnessOf(textOf(call.query, 'postcode'), numberOf(call.query, 'distance')),
  };
}

/** The filters of the list of providers; they combine with "and". */
export const providersBy = (call: Call, order: Omit<ProviderScope, 'funds'>): readonly OrganizationRow[] =>
  filteredProviders(call.world, { funds: fundsOf(call), ...order }, filterOf(call));

/** The providers that the query asks, by name or by age. Unlike the search, this list knows no type of fund. */
export function foundProviders(call: Call): readonly OrganizationRow[] {
  const { fund_type: _type, show_all: _all, ...query } = call.query;
  const order = {
    isDown: textOf(query, 'order_by_dir') === 'desc',
    byAge: textOf(query, 'order_by') === 'created_at',
  };
  return providersBy({ ...call, query }, order);
}
