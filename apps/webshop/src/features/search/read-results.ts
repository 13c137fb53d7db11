import type { Search } from '@stadstegoed/core/search/search.port.ts';
import {
  HITS_PER_KIND,
  SEARCH_KINDS,
  type Found,
  type FoundPage,
  type SearchKind,
} from '@stadstegoed/core/search/search.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { leavingOut } from '@stadstegoed/core/shared/page.ts';
import { err, mapResult, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { isOverview, kindsOf, toListFilter, toSearchFilter, type SearchQuery } from './search-query.ts';

/** The number of results of each kind; null for a kind of which it is unknown. */
export type Counts = Readonly<Record<SearchKind, number | null>>;

/** The first results of a kind, or why there are none. */
export interface ResultGroup {
  readonly kind: SearchKind;
  readonly items: readonly Found[];
  readonly count: number | null;
  readonly failure: Failure | null;
  /** Results that cannot be read. */
  readonly leftOut: number;
}

/** What the screen with all results shows. */
export interface Results {
  /** Groups for an overview, otherwise null. */
  readonly groups: readonly ResultGroup[] | null;
  /** The results of the page; empty for an overview. */
  readonly items: readonly Found[];
  readonly counts: Counts;
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  /** See `Page`. */
  readonly leftOut?: number;
}

const UNKNOWN: Counts = { funds: null, providers: null, products: null };

/** Reads the results of an address. Parts fail apart: a group that cannot be read leaves the others, numbers are an extra. */
export function readResults(
  query: SearchQuery,
  search: Search,
  signal: AbortSignal,
): Promise<Result<Results, Failure>> {
  return isOverview(query) ? readGroups(query, search, signal) : readList(query, search, signal);
}

async function readGroups(query: SearchQuery, search: Search, signal: AbortSignal): Promise<Result<Results, Failure>> {
  const read = (kind: SearchKind) =>
    search.list({ ...toListFilter(query), kinds: [kind], page: 1, perPage: HITS_PER_KIND }, { signal });
  const answers = await Promise.all(SEARCH_KINDS.map(async (kind) => groupOf(kind, await read(kind))));
  const shown = answers.filter(({ kind }) => kindsOf(query).includes(kind));
  const [first] = shown;
  if (first?.failure && shown.every(({ failure }) => failure !== null)) return err(first.failure);
  const counts = answers.reduce<Counts>((all, { kind, count }) => ({ ...all, [kind]: count }), UNKNOWN);
  const total = shown.reduce((sum, { count }) => sum + (count ?? 1), 0);
  const leftOut = shown.reduce((sum, group) => sum + group.leftOut, 0);
  return ok({ groups: shown, items: [], counts, currentPage: 1, lastPage: 1, total, ...leavingOut(leftOut) });
}

function groupOf(kind: SearchKind, page: Result<FoundPage, Failure>): ResultGroup {
  if (!page.ok) return { kind, items: [], count: null, failure: page.error, leftOut: 0 };
  const { items, total, leftOut = 0 } = page.value;
  return { kind, items, count: total, failure: null, leftOut };
}

async function readList(query: SearchQuery, search: Search, signal: AbortSignal): Promise<Result<Results, Failure>> {
  const [page, overview] = await Promise.all([
    search.list(toListFilter(query), { signal }),
    search.overview(toSearchFilter(query), { signal }),
  ]);
  const counts = overview.ok
    ? {
        funds: overview.value.funds.count,
        providers: overview.value.providers.count,
        products: overview.value.products.count,
      }
    : UNKNOWN;
  return mapResult(page, (shown) => ({ ...shown, groups: null, counts }));
}
