import { dayOf } from '../clock/calendar.ts';
import type { Call } from '../http/call.ts';
import { numberOf, textOf } from '../contract/input.ts';
import { asked } from '../http/page.ts';
import { isVisible, withDescendants } from '../domain/products/offers.ts';
import type { OrganizationRow, ProductRow } from '../database/tables/tenants.ts';
import { activeFunds } from '../wire/fund-scope.ts';
import { markdownToText } from '../shared/markdown.ts';
import { businessType, named } from '../wire/organization.ts';
import { pricesWith } from '../wire/product.ts';
import { nearTest, nearnessOf } from '../domain/places/near.ts';

/** What a call says of a list: nothing else decides about it. */
export type Asked = Pick<Call, 'world' | 'tenant' | 'language' | 'caller' | 'query'>;

/** Border: the lists look at these parts of a call only. */
export const callOf = (asking: Asked): Call => asking as Call;

const wordsOf = (call: Call): string => textOf(call.query, 'q')?.trim().toLowerCase() ?? '';

const funds = (call: Call): ReturnType<typeof activeFunds> =>
  activeFunds(call, textOf(call.query, 'fund_type')).filter((fund) =>
    [null, fund.id].includes(numberOf(call.query, 'fund_id')),
  );

function textsOfProduct(call: Call, row: ProductRow): string[] {
  const provider = call.world.table('organizations').get(row.organization_id);
  const category = call.world.table('product_categories').get(row.product_category_id);
  return [
    row.name,
    markdownToText(row.description),
    ...(provider ? [provider.name, markdownToText(provider.description)] : []),
    ...(category && wordsOf(call).length >= 3 ? [named(call, category).name] : []),
  ];
}

/** The offers that a query asks, by looking at every offer of the world. */
export function plainProducts(call: Call): ProductRow[] {
  const { world, query, caller } = call;
  const within = { funds: funds(call), today: dayOf(world.now()), showAll: asked(call, 'show_all') === true };
  const category = numberOf(query, 'product_category_id');
  const categories = category === null ? null : withDescendants(world, category);
  const marked = new Set(
    world
      .table('bookmarks')
      .all()
      .filter((mark) => mark.identity_address === caller?.identity.address)
      .map((mark) => mark.product_id),
  );
  const isNear = nearTest(world, nearnessOf(query));
  const found = world
    .table('products')
    .all()
    .filter((row) =>
      [
        isVisible(world, row, within),
        categories === null || categories.has(row.product_category_id),
        [null, row.organization_id].includes(numberOf(query, 'organization_id')),
        (textOf(query, 'price_type') ?? row.price_type) === row.price_type,
        asked(call, 'unlimited_stock') !== true || row.unlimited_stock,
        asked(call, 'bookmarked') !== true || marked.has(row.id),
        textsOfProduct(call, row).some((text) => text.toLowerCase().includes(wordsOf(call))),
        isNear(row.organization_id),
      ].every(Boolean),
    );
  return found.toSorted(compareProducts(call));
}

type Order<R> = (one: R, other: R) => number;

function compareProducts(call: Call): Order<ProductRow> {
  const subsidies = activeFunds(call, 'subsidies');
  const prices = (row: ProductRow): { min: number; max: number } => pricesWith(call.world, row, subsidies);
  const orders: { readonly [name: string]: Order<ProductRow> } = {
    name: (one, other) => one.name.localeCompare(other.name, 'nl'),
    price: (one, other) => one.price - other.price,
    price_min: (one, other) => prices(one).min - prices(other).min,
    price_max: (one, other) => prices(one).max - prices(other).max,
    most_popular: (one, other) => one.sold_amount - other.sold_amount,
    created_at: (one, other) => one.created_at - other.created_at,
  };
  const sign = textOf(call.query, 'order_by_dir') === 'asc' ? 1 : -1;
  const order = orders[textOf(call.query, 'order_by') ?? 'created_at'] ?? (() => 0);
  return (one, other) =>
    order(one, other) * sign ||
    one.price_type.localeCompare(other.price_type) ||
    (one.price_discount ?? 0) - (other.price_discount ?? 0) ||
    other.created_at - one.created_at ||
    other.id - one.id;
}

function textsOfProvider(call: Call, row: OrganizationRow): string[] {
  const offices = call.world.table('offices').where('organization_id', row.id);
  return [
    row.name,
    businessType(call, row.business_type_id)?.name ?? '',
    row.email_public ? (row.email ?? '') : '',
    row.phone_public ? (row.phone ?? '') : '',
    row.website_public ? (row.website ?? '') : '',
    ...offices.map((office) => office.address),
  ];
}

/** Sellers of a visible offer in the asked category or below it; null when none is asked. */
function sellers(call: Call): ReadonlySet<number> | null {
  if (numberOf(call.query, 'product_category_id') === null) return null;
  const { product_category_id, fund_id, fund_type, show_all } = call.query;
  const query = { product_category_id, fund_id, fund_type, show_all };
  return new Set(plainProducts({ ...call, query }).map((offer) => offer.organization_id));
}

/** The providers that a query asks, by looking at every organisation of the world; their list knows no type of fund. */
export function plainProviders(call: Call): OrganizationRow[] {
  const { fund_type: _type, show_all: _all, ...query } = call.query;
  return providersIn({ ...call, query });
}

function providersIn(call: Call): OrganizationRow[] {
  const accepted = funds(call)
    .flatMap((fund) => call.world.table('fund_providers').where('fund_id', fund.id))
    .filter((place) => place.state === 'accepted');
  const approved = new Set(accepted.map((place) => place.organization_id));
  const selling = sellers(call);
  const isNear = nearTest(call.world, nearnessOf(call.query));
  const sign = textOf(call.query, 'order_by_dir') === 'desc' ? -1 : 1;
  const byAge = textOf(call.query, 'order_by') === 'created_at';
  return call.world
    .table('organizations')
    .all()
    .filter((row) => approved.has(row.id) && (selling === null || selling.has(row.id)))
    .filter((row) => [null, row.business_type_id].includes(numberOf(call.query, 'business_type_id')))
    .filter((row) => textsOfProvider(call, row).some((text) => text.toLowerCase().includes(wordsOf(call))))
    .filter((row) => isNear(row.id))
    .toSorted((one, other) => {
      const order = byAge ? one.created_at - other.created_at : one.name.localeCompare(other.name, 'nl');
      return (order || one.id - other.id) * sign;
    });
}
