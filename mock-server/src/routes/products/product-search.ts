import { dayOf } from '../../clock/calendar.ts';
import type { Call } from '../../http/call.ts';
import { numberOf, textOf } from '../../contract/input.ts';
import { asked } from '../../http/page.ts';
import { listOf } from '../../database/lists.ts';
import { filtered, sliced } from '../../database/incremental-index.ts';
import type { IncrementalIndex, Sliced } from '../../database/incremental-index.ts';
import type { ProductRow } from '../../database/tables/tenants.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { filterKey, filterWatches, fitsFilter, productFilter } from './product-filter.ts';
import type { ProductFilter } from './product-filter.ts';
import { productCompare, productEntry, productList, productOrders, scopeKey } from './product-lists.ts';
import type { ProductEntry, ProductOrder, ProductScope } from './product-lists.ts';

/** The order of the query: newest first when it asks none. */
function orderOf(call: Call): Pick<ProductScope, 'order' | 'isDown'> {
  const wanted = textOf(call.query, 'order_by') ?? 'created_at';
  const order = productOrders.find((name) => name === wanted && name !== 'age') ?? null;
  return { order, isDown: textOf(call.query, 'order_by_dir') !== 'asc' };
}

/** Which offers the lists of this tenant may show, narrowed to a type of fund or one fund. */
function scopeOf(call: Call, order: Pick<ProductScope, 'order' | 'isDown'>): ProductScope {
  const fundId = numberOf(call.query, 'fund_id');
  return {
    funds: activeFunds(call, textOf(call.query, 'fund_type')).filter((fund) => fundId === null || fund.id === fundId),
    subsidies: activeFunds(call, 'subsidies'),
    today: dayOf(call.world.now()),
    showAll: asked(call, 'show_all') === true,
    ...order,
  };
}

/** All offers that lists of this tenant may show, or those of one type of fund. */
export const visibleProducts = (call: Call, fundType: string | null): IncrementalIndex<ProductEntry> =>
  productList(
    call.world,
    scopeOf(
      { ...call, query: fundType === null ? {} : { fund_type: fundType } },
      { order: 'created_at', isDown: true },
    ),
  );

/** The few offers among which all that is asked must be; null when there is no such bound. */
function candidates(call: Call, { organization }: ProductFilter): readonly ProductRow[] | null {
  const products = call.world.table('products');
  if (asked(call, 'bookmarked') === true) {
    const ids = call.world
      .table('bookmarks')
      .where('identity_address', call.caller?.identity.address ?? '')
      .map((mark) => mark.product_id);
    return [...new Set(ids)].map((id) => products.get(id)).filter((row) => row !== undefined);
  }
  return organization === null ? null : products.where('organization_id', organization);
}

/** The offers that the query asks, as entries in order. */
function found(call: Call, order: Pick<ProductScope, 'order' | 'isDown'>): readonly ProductEntry[] {
  const { world } = call;
  const scope = scopeOf(call, order);
  const filter = productFilter(call);
  const few = candidates(call, filter);
  if (few) {
    const fits = fitsFilter(world, filter);
    return few
      .filter(fits)
      .map((row) => productEntry(world, scope, row))
      .filter((entry) => entry !== null)
      .toSorted(productCompare(scope));
  }
  const key = filterKey(filter);
  const all = productList(world, scope);
  if (key === '') return all.entries();
  const make = (): IncrementalIndex<ProductEntry> => {
    const fits = fitsFilter(world, filter);
    return filtered(all, ({ row }) => fits(row), filterWatches(world, filter));
  };
  return listOf(world, `${scopeKey(scope)} ${key}`, make).entries();
}

/** The offers that the query asks, in its order (part 2, 3.2). */
export const foundProducts = (call: Call): Sliced<ProductRow> =>
  sliced(found(call, orderOf(call)), (entry) => entry.row);

/** The same by age, for the search over everything. */
export const productsByAge = (call: Call, isDown: boolean): readonly ProductEntry[] =>
  found(call, { order: 'age' satisfies ProductOrder, isDown });

/** Does one of the offers that the query asks fit? */
export const someProduct = (call: Call, fits: (row: ProductRow) => boolean): boolean =>
  found(call, { order: 'created_at', isDown: true }).some((entry) => fits(entry.row));
