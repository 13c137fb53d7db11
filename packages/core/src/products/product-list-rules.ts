import type { FundType } from '../funds/fund.ts';

/** Page size of a list of products. */
export const PRODUCTS_PER_PAGE = 10;

/** The fields by which the platform sorts. */
export const PRODUCT_ORDERS = ['created_at', 'price', 'price_min', 'price_max', 'most_popular', 'name'] as const;

/** A field by which the platform sorts. */
export type ProductOrderBy = (typeof PRODUCT_ORDERS)[number];

/** The order of the platform. */
export interface ProductOrder {
  readonly orderBy: ProductOrderBy;
  readonly orderByDir: 'asc' | 'desc';
}

/** A choice of order on the screen. */
export type ProductSort = 'newest' | 'oldest' | 'price_up' | 'price_down' | 'popular' | 'name_up' | 'name_down';

/** The choices of order, the default first. */
export const PRODUCT_SORTS: readonly ProductSort[] = [
  'newest',
  'oldest',
  'price_up',
  'price_down',
  'popular',
  'name_up',
  'name_down',
];

const ORDERS: Readonly<Record<ProductSort, ProductOrder>> = {
  newest: { orderBy: 'created_at', orderByDir: 'desc' },
  oldest: { orderBy: 'created_at', orderByDir: 'asc' },
  price_up: { orderBy: 'price', orderByDir: 'asc' },
  price_down: { orderBy: 'price', orderByDir: 'desc' },
  popular: { orderBy: 'most_popular', orderByDir: 'desc' },
  name_up: { orderBy: 'name', orderByDir: 'asc' },
  name_down: { orderBy: 'name', orderByDir: 'desc' },
};

/** The order of a choice, as it stands in the address. */
export function orderOf(sort: ProductSort): ProductOrder {
  return ORDERS[sort];
}

/** The choice for an order of the address; null for an order without a choice. The computed prices count as price. */
export function sortOf({ orderBy, orderByDir }: ProductOrder): ProductSort | null {
  const field = orderBy === 'price_min' || orderBy === 'price_max' ? 'price' : orderBy;
  const named = PRODUCT_SORTS.find((sort) => ORDERS[sort].orderBy === field && ORDERS[sort].orderByDir === orderByDir);
  return named ?? null;
}

/**
 * The order as the platform wants it: by price means the plain price for budget funds, and the lowest price that a
 * resident pays otherwise.
 */
export function platformOrder(order: ProductOrder, fundType: FundType | undefined): ProductOrder {
  if (order.orderBy !== 'price') return order;
  return { ...order, orderBy: fundType === 'budget' ? 'price' : 'price_min' };
}
