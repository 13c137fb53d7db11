import { ok } from '../http/call.ts';
import type { Call, Route } from '../http/call.ts';
import { listOf, numberOf, textOf } from '../http/input.ts';
import { asked, checkPage, paged } from '../http/page.ts';
import type { FieldErrors } from '../http/refusal.ts';
import { isApproved } from '../store/offers.ts';
import type { FundRow } from '../store/table-funds.ts';
import { activeFunds } from '../wire/fund-scope.ts';
import { markdownToText } from '../wire/markdown.ts';
import { searchHit, searchItem } from '../wire/search-item.ts';
import type { Found } from '../wire/search-item.ts';
import { foundProducts } from './product-search.ts';
import { foundProviders, hasText, wordsOf } from './provider-search.ts';
import { unknownChoice } from './texts.ts';

const pageRule = { size: 15, largest: 1000 };

/** The kinds in the order in which an overview fills its places. */
const kinds = ['products', 'funds', 'providers'] as const;
type Kind = (typeof kinds)[number];

/** Most items of one kind in an overview, and of all kinds together unless `take` says less. */
const perKind = 3;
const takeDefault = 9;

function check(call: Call): FieldErrors {
  const { world, query } = call;
  const known = {
    fund_id: world.table('funds').get(numberOf(query, 'fund_id') ?? 0),
    product_category_id: world.table('product_categories').get(numberOf(query, 'product_category_id') ?? 0),
    organization_id: world.table('organizations').get(numberOf(query, 'organization_id') ?? 0),
  };
  const unknown = Object.entries(known).filter(([name, row]) => query[name] !== undefined && row === undefined);
  return { ...checkPage(call, pageRule), ...Object.fromEntries(unknown.map(([name]) => [name, [unknownChoice]])) };
}

/** A category keeps the funds in which something of it is on offer. */
function isOfCategory(call: Call, fund: FundRow): boolean {
  if (numberOf(call.query, 'product_category_id') === null) return true;
  const { q: _words, organization_id: _seller, ...query } = call.query;
  return foundProducts({ ...call, query }).some((offer) => isApproved(call.world, offer, fund));
}

function fundsFound(call: Call): Found[] {
  const words = wordsOf(call);
  const [fundId, sponsor] = [numberOf(call.query, 'fund_id'), numberOf(call.query, 'organization_id')];
  return activeFunds(call, textOf(call.query, 'fund_type'))
    .filter((row) => row.type !== 'external' || asked(call, 'with_external') === true)
    .filter((row) => (fundId === null || row.id === fundId) && (sponsor === null || row.organization_id === sponsor))
    .filter((row) => hasText([row.name, markdownToText(row.description), row.description_short ?? ''], words))
    .filter((row) => isOfCategory(call, row))
    .map((row) => ({ type: 'fund', row, age: row.created_at }));
}

const providersFound = (call: Call): Found[] =>
  foundProviders(call)
    .filter((row) => [null, row.id].includes(numberOf(call.query, 'organization_id')))
    .map((row) => ({ type: 'provider', row, age: row.created_at }));

const productsFound = (call: Call): Found[] =>
  foundProducts(call).map((row) => ({ type: 'product', row, age: row.created_at }));

const finders: { readonly [kind in Kind]: (call: Call) => Found[] } = {
  products: productsFound,
  funds: fundsFound,
  providers: providersFound,
};

function sorted(call: Call, found: readonly Found[]): Found[] {
  const sign = textOf(call.query, 'order_by_dir') === 'asc' ? 1 : -1;
  return found.toSorted(
    (one, other) => (one.age - other.age || one.type.localeCompare(other.type) || one.row.id - other.row.id) * sign,
  );
}

/** Three of each kind and how many there are, together no more than `take`. */
function overview(call: Call): object {
  let places = numberOf(call.query, 'take') ?? takeDefault;
  const groups = kinds.map((kind) => {
    const found = sorted(call, finders[kind](call));
    const items = found.slice(0, Math.min(perKind, places)).map(searchHit);
    places -= items.length;
    return [kind, { items, count: found.length }];
  });
  return { data: Object.fromEntries(groups) };
}

/** A list, a text with commas, or nothing, which means all kinds. */
function askedKinds(call: Call): readonly Kind[] {
  const text = textOf(call.query, 'search_item_types');
  const words = text === null ? listOf(call.query, 'search_item_types') : text.split(',');
  return words.length === 0 ? kinds : kinds.filter((kind) => words.includes(kind));
}

function list(call: Call): object {
  const found = sorted(
    call,
    askedKinds(call).flatMap((kind) => finders[kind](call)),
  );
  return paged(call, found, { rule: pageRule, show: (item) => searchItem(call, item) });
}

/** One search over offers, funds and providers (part 2, section 7). */
export const searchRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/platform/search',
    access: 'public',
    check,
    handle: (call) => ok(asked(call, 'overview') === true ? overview(call) : list(call)),
  },
];
