import type { ProviderChoice } from '@stadstegoed/core/providers/providers.port.ts';
import { distanceParameter, nearFilter, postcodeParameter } from '../../lib/list/near-query.ts';
import { choice, count, filter, panel, queryCodec, text, toggle, type QueryOf } from '../../lib/list/query-codec.ts';

const DECLARED = {
  page: count('page', 1),
  q: filter(text('q')),
  fundId: filter(text('fund_id')),
  businessTypeId: filter(text('business_type_id')),
  categoryId: filter(text('product_category_id')),
  distance: distanceParameter,
  postcode: postcodeParameter,
  showMap: toggle('show_map'),
  orderBy: choice('order_by', ['name', 'created_at']),
  orderByDir: choice('order_by_dir', ['asc', 'desc']),
  showMenu: panel(toggle('show_menu')),
};

/** The query parameters of the list of providers, with defaults for those that the address lacks. */
export type ProvidersQuery = QueryOf<typeof DECLARED>;

/** Reads and writes the address of the list of providers. */
export const PROVIDERS_QUERY = queryCodec(DECLARED);

/** The orders that can be chosen. */
export const ORDERS = ['name_asc', 'name_desc', 'created_at_desc', 'created_at_asc'] as const;

export type ProvidersOrder = (typeof ORDERS)[number];

/** The chosen order of an address. */
export function orderOf({ orderBy, orderByDir }: Pick<ProvidersQuery, 'orderBy' | 'orderByDir'>): ProvidersOrder {
  return `${orderBy}_${orderByDir}`;
}

export function parametersOf(order: ProvidersOrder): Pick<ProvidersQuery, 'orderBy' | 'orderByDir'> {
  return {
    orderBy: order.startsWith('name') ? 'name' : 'created_at',
    orderByDir: order.endsWith('asc') ? 'asc' : 'desc',
  };
}

/** The filter of the platform for an address. */
export function toProviderChoice(query: ProvidersQuery): ProviderChoice {
  return {
    ...(query.q === '' ? {} : { q: query.q }),
    ...(query.fundId === '' ? {} : { fundId: query.fundId }),
    ...(query.businessTypeId === '' ? {} : { businessTypeId: query.businessTypeId }),
    ...(query.categoryId === '' ? {} : { categoryId: query.categoryId }),
    ...nearFilter(query),
    orderBy: query.orderBy,
    orderByDir: query.orderByDir,
  };
}
