import { dayOf } from '../../calendar.ts';
import type { Call } from '../../http/call.ts';
import { numberOf, textOf } from '../../input.ts';
import { asked } from '../../http/page.ts';
import type { ProductRow } from '../../tables/products.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { fitsFilter, productFilter } from './product-filter.ts';
import { listed, productOrders, type ProductOrder, type ProductScope } from './product-lists.ts';

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
export function visibleProducts(call: Call, fundType: string | null): readonly ProductRow[] {
  const query = fundType === null ? {} : { fund_type: fundType };
  const scope = scopeOf({ ...call, query }, { order: 'created_at', isDown: true });
  return listed(call.world, scope, call.world.table('products').all());
}

/** The offers that the caller marked, when the query asks those; else all. */
function candidates(call: Call): readonly ProductRow[] {
  const products = call.world.table('products').all();
  if (asked(call, 'bookmarked') !== true) return products;
  const marks = call.world.table('bookmarks').where('identity_address', call.caller?.identity.address ?? '');
  return products.filter((row) => marks.some((mark) => mark.product_id === row.id));
}

function found(call: Call, order: Pick<ProductScope, 'order' | 'isDown'>): readonly ProductRow[] {
  const rows = candidates(call).filter(fitsFilter(call.world, productFilter(call)));
  return listed(call.world, scopeOf(call, order), rows);
}

/** The offers that the query asks, in its order. */
export const foundProducts = (call: Call): readonly ProductRow[] => found(call, orderOf(call));

/** The same by age, for the search over everything. */
export const productsByAge = (call: Call, isDown: boolean): readonly ProductRow[] =>
  found(call, { order: 'age' satisfies ProductOrder, isDown });

/** Does one of the offers that the query asks fit? */
export const someProduct = (call: Call, fits: (row: ProductRow) => boolean): boolean =>
  found(call, { order: 'created_at', isDown: true }).some(fits);
