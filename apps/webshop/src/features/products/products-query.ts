import {
  platformOrder,
  PRODUCT_ORDERS,
  PRODUCTS_PER_PAGE,
  type ProductOrder,
} from '@stadstegoed/core/products/product-list-rules.ts';
import type { ProductFilter } from '@stadstegoed/core/products/products.port.ts';
import { distanceParameter, postcodeParameter } from '../../lib/list/near-query.ts';
import {
  choice,
  count,
  display,
  filter,
  inEntry,
  panel,
  queryCodec,
  text,
  toggle,
  type Parameter,
  type QueryOf,
} from '../../lib/list/query-codec.ts';

/** A parameter that a list does not have: it always has its default, whatever the address says. */
const without = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, role: 'plain', read: () => null });

const DECLARED = {
  page: count('page', 1),
  q: filter(text('q')),
  fundId: filter(text('fund_id')),
  categoryId: filter(text('product_category_id')),
  organizationId: filter(text('organization_id')),
  distance: distanceParameter,
  postcode: postcodeParameter,
  bookmarked: filter(toggle('bookmarked')),
  orderBy: choice('order_by', PRODUCT_ORDERS),
  orderByDir: choice('order_by_dir', ['desc', 'asc']),
  display: display(choice('display_type', ['list', 'grid'])),
  showMenu: panel(toggle('show_menu')),
};

/** The query of a list of offers, with defaults for what the address lacks. */
export type ProductsQuery = QueryOf<typeof DECLARED>;

/** Reads and writes the address of the list of products. */
export const PRODUCTS_QUERY = queryCodec(DECLARED);

/** Reads and writes the list of actions: the specification keeps bookmarks and distance out of its address. */
export const ACTIONS_QUERY = queryCodec({
  ...DECLARED,
  distance: inEntry(DECLARED.distance),
  bookmarked: inEntry(DECLARED.bookmarked),
});

/** Reads and writes the address of the bookmarked offers: only the page, the display and the order. */
export const BOOKMARKS_QUERY = queryCodec({
  ...DECLARED,
  q: without(text('q')),
  fundId: without(text('fund_id')),
  categoryId: without(text('product_category_id')),
  organizationId: without(text('organization_id')),
  distance: without(DECLARED.distance),
  postcode: without(DECLARED.postcode),
  bookmarked: without(toggle('bookmarked')),
  showMenu: without(toggle('show_menu')),
});

export type ProductFilterName = 'q' | 'fundId' | 'categoryId' | 'organizationId' | 'distance' | 'bookmarked';

/** Whether a parameter is one of the filters. */
export function isFilterName(name: string): name is ProductFilterName {
  return PRODUCTS_QUERY.filters.some((filterName) => filterName === name);
}

/** The kind of list: offers in budget funds, in subsidies funds, or the bookmarks of the resident in both. */
export type ProductsKind = 'products' | 'actions' | 'bookmarks';

const FUND_TYPES = { products: 'budget', actions: 'subsidies', bookmarks: undefined } as const;

/** The type of fund whose offers a list shows; undefined for all types (PR-004). */
export function fundTypeOf(kind: ProductsKind): 'budget' | 'subsidies' | undefined {
  return FUND_TYPES[kind];
}

/** The filter of the platform for an address. */
export function toProductFilter(query: ProductsQuery, kind: ProductsKind): ProductFilter {
  const fundType = fundTypeOf(kind);
  const order: ProductOrder = { orderBy: query.orderBy, orderByDir: query.orderByDir };
  return {
    ...(fundType === undefined ? {} : { fundType }),
    ...(query.q === '' ? {} : { q: query.q }),
    ...(query.fundId === '' ? {} : { fundId: query.fundId }),
    ...(query.categoryId === '' ? {} : { categoryId: query.categoryId }),
    ...(query.organizationId === '' ? {} : { organizationId: query.organizationId }),
    ...(query.distance === null || query.postcode === '' ? {} : { distance: query.distance, postcode: query.postcode }),
    ...(query.bookmarked || kind === 'bookmarks' ? { bookmarked: true } : {}),
    ...platformOrder(order, fundType),
    page: query.page,
    perPage: PRODUCTS_PER_PAGE,
  };
}
