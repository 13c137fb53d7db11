import { dutchOrder } from '../../http/dutch-order.ts';
import { isVisible } from '../../domain/products/products.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { ProductRow } from '../../tables/products.ts';
import type { World } from '../../world/world.ts';
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

/** An offer with what it is sorted by. */
type Entry = { readonly row: ProductRow; readonly key: number | string };

const byKey = (one: Entry, other: Entry): number =>
  typeof one.key === 'string' ? dutchOrder(one.key, String(other.key)) : one.key - Number(other.key);

const byWord = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The asked order, then kind of price, then discount, then newest first. */
function compareIn({ order, isDown }: ProductScope): (one: Entry, other: Entry) => number {
  const sign = isDown ? -1 : 1;
  if (order === 'age') return (one, other) => (byKey(one, other) || one.row.id - other.row.id) * sign;
  return (one, other) =>
    byKey(one, other) * sign ||
    byWord(one.row.price_type, other.row.price_type) ||
    (one.row.price_discount ?? 0) - (other.row.price_discount ?? 0) ||
    other.row.created_at - one.row.created_at ||
    other.row.id - one.row.id;
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

/** The offers among these that a list of this scope shows, in its order. */
export function listed(world: World, scope: ProductScope, rows: readonly ProductRow[]): readonly ProductRow[] {
  const shown = rows.filter((row) => isVisible(world, row, scope));
  const entries = shown.map((row): Entry => ({ row, key: keyOf(world, scope, row) }));
  return entries.toSorted(compareIn(scope)).map(({ row }) => row);
}
