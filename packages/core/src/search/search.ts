import type { Fund } from '../funds/fund.ts';
import type { Office } from '../providers/office.ts';
import type { Product } from '../products/product.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import { isFoundIn } from './found-parts.ts';

/** The kinds of results, in the order of the default of `search_item_types` (SE-003). */
export const SEARCH_KINDS = ['funds', 'providers', 'products'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The number of results of one kind in the overview of the search page. */
export const HITS_PER_KIND = 3;

/** The number of results under the search field, over all kinds (SE-005). */
export const DROPDOWN_HITS = 9;

/** The longest search text that the platform accepts, in characters. */
export const MAX_SEARCH_TEXT = 100;

/** The number of results on a page of the list. */
export const RESULTS_PER_PAGE = 15;

/** The short form of a result, for the list under the search field. */
export interface SearchHit {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}

/** The first results of a kind, and the number of all results of that kind. */
export interface SearchGroup {
  readonly items: readonly SearchHit[];
  readonly count: number;
}

/** The first results of each kind (SE-004). */
export type SearchOverview = Readonly<Record<SearchKind, SearchGroup>>;

/** The fields that every result has. */
interface FoundBase extends SearchHit {
  /** The description as plain text; null when there is none. */
  readonly text: string | null;
  /** The photo or the logo. */
  readonly picture: Picture | null;
}

export interface FoundFund extends FoundBase {
  readonly kind: 'funds';
  readonly fund: Fund;
}

export interface FoundProvider extends FoundBase {
  readonly kind: 'providers';
  /** The name of its business type; null when it has none. */
  readonly businessType: string | null;
  readonly offices: readonly Office[];
}

export interface FoundProduct extends FoundBase {
  readonly kind: 'products';
  readonly product: Product;
}

/** A result with what a list shows of it. */
export type Found = FoundFund | FoundProvider | FoundProduct;

/** A page of the mixed list. */
export type FoundPage = Page<Found>;

/**
 * The results that have a place under the search field: at most nine over all kinds, shared evenly, and one kind fills what
 * others leave (SE-005, reading 45). The counts stay those of all results.
 */
export function dropdownHits(overview: SearchOverview, searched: string): SearchOverview {
  const places = { funds: 0, providers: 0, products: 0 };
  for (let left = DROPDOWN_HITS; left > 0;) {
    const waiting = SEARCH_KINDS.filter((kind) => places[kind] < overview[kind].items.length).slice(0, left);
    if (waiting.length === 0) break;
    for (const kind of waiting) places[kind] += 1;
    left -= waiting.length;
  }
  const cut = (kind: SearchKind): SearchGroup => ({
    ...overview[kind],
    items: bestFirst(overview[kind].items, searched).slice(0, places[kind]),
  });
  return { funds: cut('funds'), providers: cut('providers'), products: cut('products') };
}

/** Those whose name has a searched word before those that were found by their description; otherwise as the platform orders them. */
function bestFirst(items: readonly SearchHit[], searched: string): readonly SearchHit[] {
  return [...items].sort(
    (one, other) => Number(isFoundIn(other.name, searched)) - Number(isFoundIn(one.name, searched)),
  );
}

/** The number of results over these kinds. */
export function countOf(overview: SearchOverview, kinds: readonly SearchKind[] = SEARCH_KINDS): number {
  return kinds.reduce((sum, kind) => sum + overview[kind].count, 0);
}
