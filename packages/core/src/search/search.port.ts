import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { FoundPage, SearchKind, SearchOverview } from './search.ts';

/** The filters of a search; absent values do not filter. */
export interface SearchFilter {
  /** At most `MAX_SEARCH_TEXT` characters; longer texts are cut. */
  readonly q?: string;
  /** Only this fund and what it can be spent on. */
  readonly fundId?: string;
  readonly productCategoryId?: string;
  /** The provider, the seller of a product or the sponsor of a fund. */
  readonly organizationId?: string;
}

/** The filters of the list, with its kinds, sort direction and page. */
export interface SearchListFilter extends SearchFilter {
  readonly kinds: readonly SearchKind[];
  /** By date of creation, newest first unless `asc`. */
  readonly direction?: 'asc' | 'desc';
  /** Starts at 1. */
  readonly page?: number;
  /** 1 to 1,000; the screen uses `RESULTS_PER_PAGE`. */
  readonly perPage?: number;
}

/** The search over funds, providers and products. Reading needs no sign-in. */
export interface Search {
  /** The names of the first results of each kind, nine in all, with the number of all results of each kind. */
  overview(filter: SearchFilter, options?: ReadOptions): Promise<Result<SearchOverview, Failure>>;
  /** A page of one list with all these kinds. */
  list(filter: SearchListFilter, options?: ReadOptions): Promise<Result<FoundPage, Failure>>;
}

export const Search = portToken<Search>('Search');
