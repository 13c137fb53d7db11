import { dayOf } from '../clock/calendar.ts';
import type { Call } from '../http/call.ts';
import { numberOf, textOf } from '../http/input.ts';
import { asked } from '../http/page.ts';
import { isVisible, withDescendants } from '../store/offers.ts';
import type { ProductRow } from '../store/table-tenants.ts';
import { activeFunds } from '../wire/fund-scope.ts';
import { markdownToText } from '../wire/markdown.ts';
import { named } from '../wire/organization.ts';
import { productPrices } from '../wire/product.ts';
import { nearTest } from './near.ts';

/** All offers that lists of this tenant may show, narrowed to a type of fund or one fund. */
export function visibleProducts(call: Call): ProductRow[] {
  const fundId = numberOf(call.query, 'fund_id');
  const funds = activeFunds(call, textOf(call.query, 'fund_type')).filter(
    (fund) => fundId === null || fund.id === fundId,
  );
  const within = { funds, today: dayOf(call.world.now()), showAll: asked(call, 'show_all') === true };
  return call.world
    .table('products')
    .all()
    .filter((row) => isVisible(call.world, row, within));
}

const textsOfProvider = (call: Call, id: number): string[] => {
  const provider = call.world.table('organizations').get(id);
  return provider ? [provider.name, markdownToText(provider.description)] : [];
};

const textsOfCategory = (call: Call, id: number): string[] => {
  const category = call.world.table('product_categories').get(id);
  return category ? [named(call, category).name] : [];
};

/** Words in the offer, its provider or, from three characters on, its category (part 2, 3.2). */
function hasWords(call: Call, row: ProductRow, words: string): boolean {
  if (words === '') return true;
  const texts = [
    row.name,
    markdownToText(row.description),
    ...textsOfProvider(call, row.organization_id),
    ...(words.length >= 3 ? textsOfCategory(call, row.product_category_id) : []),
  ];
  return texts.some((text) => text.toLowerCase().includes(words));
}

/** The filters of the list; they combine with "and". */
export function foundProducts(call: Call): ProductRow[] {
  const { world, query, caller } = call;
  const category = numberOf(query, 'product_category_id');
  const categories = category === null ? null : withDescendants(world, category);
  const organization = numberOf(query, 'organization_id');
  const priceType = textOf(query, 'price_type');
  const words = textOf(query, 'q')?.trim().toLowerCase() ?? '';
  const marked = new Set(
    world
      .table('bookmarks')
      .where('identity_address', caller?.identity.address ?? '')
      .map((mark) => mark.product_id),
  );
  const isNear = nearTest(call);
  return visibleProducts(call).filter((row) =>
    [
      categories === null || categories.has(row.product_category_id),
      organization === null || row.organization_id === organization,
      priceType === null || row.price_type === priceType,
      asked(call, 'unlimited_stock') !== true || row.unlimited_stock,
      asked(call, 'bookmarked') !== true || marked.has(row.id),
      hasWords(call, row, words),
      isNear(row.organization_id),
    ].every(Boolean),
  );
}

type Order = (one: ProductRow, other: ProductRow) => number;

function orderBy(call: Call): Order {
  const payments = (row: ProductRow): number => call.world.table('transactions').where('product_id', row.id).length;
  const orders: { readonly [name: string]: Order } = {
    name: (one, other) => one.name.localeCompare(other.name, 'nl'),
    price: (one, other) => one.price - other.price,
    price_min: (one, other) => productPrices(call, one).min - productPrices(call, other).min,
    price_max: (one, other) => productPrices(call, one).max - productPrices(call, other).max,
    most_popular: (one, other) => payments(one) - payments(other),
    created_at: (one, other) => one.created_at - other.created_at,
  };
  return orders[textOf(call.query, 'order_by') ?? 'created_at'] ?? (() => 0);
}

/** The asked order, then kind of price, then discount, then newest first. */
export function sortedProducts(call: Call, rows: readonly ProductRow[]): ProductRow[] {
  const sign = textOf(call.query, 'order_by_dir') === 'asc' ? 1 : -1;
  const order = orderBy(call);
  return rows.toSorted(
    (one, other) =>
      order(one, other) * sign ||
      one.price_type.localeCompare(other.price_type) ||
      (one.price_discount ?? 0) - (other.price_discount ?? 0) ||
      other.created_at - one.created_at ||
      other.id - one.id,
  );
}
