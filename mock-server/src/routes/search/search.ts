/** One search over offers, funds and providers. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf, wordOf } from '../../input.ts';
import { asked, paged } from '../../http/page.ts';
import { unknownRows } from '../../http/rows-of-call.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { isApproved } from '../../domain/products/products.ts';
import type { FundRow } from '../../tables/funds.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { markdownToText } from '../../wire/markdown.ts';
import { searchHit, searchItem, type Found } from '../../wire/search-item.ts';
import { productsByAge, someProduct } from '../products/product-search.ts';
import { hasText } from '../providers/provider-lists.ts';
import { providersBy, wordsOf } from '../providers/provider-search.ts';

/** The kinds in the order in which an overview fills its places. */
const kinds = ['products', 'funds', 'providers'] as const;
type Kind = (typeof kinds)[number];

/** Most items of all kinds together in an overview, unless `take` says less. */
const takeDefault = 9;

const check = (call: Call): FieldErrors =>
  unknownRows(call, { fund_id: 'funds', product_category_id: 'product_categories', organization_id: 'organizations' });

/** A category keeps the funds in which something of it is on offer. */
function isOfCategory(call: Call, fund: FundRow): boolean {
  if (numberOf(call.query, 'product_category_id') === null) return true;
  const { q: _words, organization_id: _seller, ...query } = call.query;
  return someProduct({ ...call, query }, (offer) => isApproved(call.world, offer, fund));
}

function fundsFound(call: Call): readonly Found[] {
  const words = wordsOf(call);
  const [fundId, sponsor] = [numberOf(call.query, 'fund_id'), numberOf(call.query, 'organization_id')];
  return activeFunds(call, textOf(call.query, 'fund_type'))
    .filter((row) => row.type !== 'external' || asked(call, 'with_external') === true)
    .filter((row) => (fundId === null || row.id === fundId) && (sponsor === null || row.organization_id === sponsor))
    .filter((row) => hasText([row.name, markdownToText(row.description), row.description_short ?? ''], words))
    .filter((row) => isOfCategory(call, row))
    .map((row) => ({ type: 'fund', row, age: row.created_at }));
}

function providersFound(call: Call): readonly Found[] {
  const wanted = numberOf(call.query, 'organization_id');
  return providersBy(call, { byAge: true, isDown: false })
    .filter((row) => wanted === null || row.id === wanted)
    .map((row) => ({ type: 'provider', row, age: row.created_at }));
}

const productsFound = (call: Call): readonly Found[] =>
  productsByAge(call, false).map((row) => ({ type: 'product', row, age: row.created_at }));

const finders: { readonly [kind in Kind]: (call: Call) => readonly Found[] } = {
  products: productsFound,
  funds: fundsFound,
  providers: providersFound,
};

/** Newest first unless the query asks otherwise; of one age by kind, then by id. */
function sorted(call: Call, found: readonly Found[]): readonly Found[] {
  const sign = textOf(call.query, 'order_by_dir') === 'asc' ? 1 : -1;
  const order = (one: Found, other: Found): number =>
    one.age - other.age || one.type.localeCompare(other.type) || one.row.id - other.row.id;
  return found.toSorted((one, other) => order(one, other) * sign);
}

/** The newest of each kind and how many there are, together no more than `take`; one kind fills what others leave. */
function overview(call: Call): object {
  const found = kinds.map((kind) => ({ kind, rows: sorted(call, finders[kind](call)) }));
  const most = numberOf(call.query, 'take') ?? takeDefault;
  // Place by place: the first of each kind, then the second of each.
  const places = found
    .flatMap(({ kind, rows }) => rows.slice(0, most).map((row, index) => ({ kind, row, index })))
    .toSorted((one, other) => one.index - other.index)
    .slice(0, most);
  const groups = found.map(({ kind, rows }) => {
    const items = places.filter((place) => place.kind === kind).map(({ row }) => searchHit(row));
    return [kind, { items, count: rows.length }];
  });
  return { data: Object.fromEntries(groups) };
}

/** A list, a text with commas, or nothing, which means all kinds. */
function askedKinds(call: Call): readonly Kind[] {
  const words = [call.query['search_item_types'], call.query['search_item_types[]']]
    .flat()
    .flatMap((part) => wordOf(part).split(','))
    .filter((word) => word !== '');
  return words.length === 0 ? kinds : kinds.filter((kind) => words.includes(kind));
}

function list(call: Call): object {
  const found = sorted(
    call,
    askedKinds(call).flatMap((kind) => finders[kind](call)),
  );
  return paged(call, found, { size: 15, show: (item) => searchItem(call, item) });
}

/** The call without the filters that only the list of offers or of providers has. */
function searching(call: Call): Call {
  const {
    bookmarked: _b,
    price_type: _p,
    unlimited_stock: _u,
    show_all: _s,
    business_type_id: _t,
    ...query
  } = call.query;
  return { ...call, query };
}

export const searchEverything = operation('searchEverything', { check }, (call) =>
  asked(call, 'overview') === true ? overview(searching(call)) : list(searching(call)),
);
