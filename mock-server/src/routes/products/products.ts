/** Offers. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import { paged, whole } from '../../http/page.ts';
import { rowIn, unknownRows } from '../../http/rows-of-call.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import type { ProductRow } from '../../tables/products.ts';
import { product } from '../../wire/product.ts';
import { drawnFrom } from '../../world/random.ts';
import { foundProducts, visibleProducts } from './product-search.ts';

const checkList = (call: Call): FieldErrors =>
  unknownRows(call, { fund_id: 'funds', product_category_id: 'product_categories' });

/** First offers with a photo, one per provider; then any others until there are enough. */
export const listSampleProducts = operation('listSampleProducts', {}, (call) => {
  const size = numberOf(call.query, 'per_page') ?? 6;
  const providers = new Set<number>();
  const [first, rest]: [ProductRow[], ProductRow[]] = [[], []];
  for (const row of drawnFrom(visibleProducts(call, textOf(call.query, 'fund_type')), call.world.random)) {
    if (first.length >= size) break;
    const isFirst = row.photo_uid !== null && !providers.has(row.organization_id);
    if (isFirst) providers.add(row.organization_id);
    (isFirst ? first : rest).push(row);
  }
  return whole(call, [...first, ...rest].slice(0, size), (row) => product(call, row));
});

/** Sets or clears the caller's bookmark; a second time changes nothing. */
function bookmark(call: SignedCall, on: boolean): object {
  const row = rowIn(call, 'products');
  const bookmarks = call.world.table('bookmarks');
  const { address } = call.caller.identity;
  const known = bookmarks.where('product_id', row.id).find((mark) => mark.identity_address === address);
  if (on && !known) bookmarks.insert({ identity_address: address, product_id: row.id });
  if (!on && known) bookmarks.remove(known);
  return { data: product(call, row) };
}

export const listProducts = operation('listProducts', { check: checkList }, (call) =>
  paged(call, foundProducts(call), { size: 10, show: (row) => product(call, row) }),
);

export const readProduct = operation('readProduct', {}, (call) => ({ data: product(call, rowIn(call, 'products')) }));

export const bookmarkProduct = operation('bookmarkProduct', {}, (call) => bookmark(call, true));

export const removeProductBookmark = operation('removeProductBookmark', {}, (call) => bookmark(call, false));
