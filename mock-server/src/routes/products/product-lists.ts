import { dutchOrder } from '../../shared/dutch-order.ts';
import { isVisible } from '../../domain/products/offers.ts';
import { listOf } from '../../database/lists.ts';
import { IncrementalIndex, watch } from '../../database/incremental-index.ts';
import type { Watch } from '../../database/incremental-index.ts';
import type { FundRow } from '../../database/tables/funds.ts';
import type { ProductRow } from '../../database/tables/tenants.ts';
import type { World } from '../../database/world.ts';
import { pricesWith } from '../../wire/product.ts';

/** What offers are sorted by; `age` is the order of the mixed search, which knows no price. */
export const productOrders = ['name', 'price', 'price_min', 'price_max', 'most_popular', 'created_at', 'age'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** Everything that decides which offers a list shows, and in which order. */
export type ProductScope = {
  readonly funds: readonly FundRow[];
  /** Funds that pay a part of the price. */
  readonly subsidies: readonly FundRow[];
  readonly today: string;
  readonly showAll: boolean;
  readonly order: ProductOrder | null;
  readonly isDown: boolean;
};

/** An offer in a list, with what it is sorted by. */
export type ProductEntry = { readonly id: number; readonly row: ProductRow; readonly key: number | string };

type Compare = (one: ProductEntry, other: ProductEntry) => number;

const byKey = (one: ProductEntry, other: ProductEntry): number =>
  typeof one.key === 'string' ? dutchOrder(one.key, String(other.key)) : one.key - Number(other.key);

const byWord = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The asked order, then kind of price, then discount, then newest first. */
export function productCompare({ order, isDown }: Pick<ProductScope, 'order' | 'isDown'>): Compare {
  const sign = isDown ? -1 : 1;
  if (order === 'age') return (one, other) => (byKey(one, other) || one.id - other.id) * sign;
  return (one, other) =>
    byKey(one, other) * sign ||
    byWord(one.row.price_type, other.row.price_type) ||
    (one.row.price_discount ?? 0) - (other.row.price_discount ?? 0) ||
    other.row.created_at - one.row.created_at ||
    other.id - one.id;
}

function keyOf(world: World, scope: ProductScope, row: ProductRow): number | string {
  switch (scope.order) {
    case 'name':
      return row.name;
    case 'price':
      return row.price;
    case 'price_min':
      return pricesWith(world, row, scope.subsidies).min;
    case 'price_max':
      return pricesWith(world, row, scope.subsidies).max;
    case 'most_popular':
      return row.sold_amount;
    case 'created_at':
    case 'age':
      return row.created_at;
    case null:
      return 0;
  }
}

/** The entry of an offer; null when the list does not show it. */
export const productEntry = (world: World, scope: ProductScope, row: ProductRow): ProductEntry | null =>
  isVisible(world, row, scope) ? { id: row.id, row, key: keyOf(world, scope, row) } : null;

/** The offers of an organisation, for lists that follow what belongs to it. */
export const productIdsOf = (world: World, organizationId: number): number[] =>
  world
    .table('products')
    .where('organization_id', organizationId)
    .map((row) => row.id);

const watchesOf = (world: World): Watch[] => [
  watch(world.table('products'), (row) => [row.id]),
  watch(world.table('fund_providers'), (row) => productIdsOf(world, row.organization_id)),
  watch(world.table('fund_products'), (row) => [row.product_id]),
];

const fundsKey = (funds: readonly FundRow[]): string => funds.map(({ id, type }) => `${id}${type}`).join();

const isPriced = ({ order }: ProductScope): boolean => order === 'price_min' || order === 'price_max';

/** Names everything that a list of this scope depends on. */
export const scopeKey = (scope: ProductScope): string =>
  [
    'products',
    fundsKey(scope.funds),
    isPriced(scope) ? fundsKey(scope.subsidies) : '',
    scope.today,
    scope.showAll,
    scope.order,
    scope.isDown,
  ].join(' ');

/** All offers of a scope. */
export const productList = (world: World, scope: ProductScope): IncrementalIndex<ProductEntry> =>
  listOf(world, scopeKey(scope), () => {
    const products = world.table('products');
    return new IncrementalIndex<ProductEntry>({
      entries: () =>
        products
          .all()
          .map((row) => productEntry(world, scope, row))
          .filter((entry) => entry !== null),
      entry: (id) => {
        const row = products.get(id);
        return row ? productEntry(world, scope, row) : null;
      },
      compare: productCompare(scope),
      watches: watchesOf(world),
    });
  });
