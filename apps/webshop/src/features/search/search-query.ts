import type { SearchFilter, SearchListFilter } from '@stadstegoed/core/search/search.port.ts';
import { RESULTS_PER_PAGE, SEARCH_KINDS, type SearchKind } from '@stadstegoed/core/search/search.ts';
import {
  choice,
  count,
  display,
  filter,
  panel,
  queryCodec,
  text,
  toggle,
  type Parameter,
  type QueryOf,
} from '../../lib/list/query-codec.ts';

/** The kinds of the address as one text, so that two addresses compare: always in the same order, all three by default. */
const kinds: Parameter<string> = {
  name: 'search_item_types',
  usual: SEARCH_KINDS.join(','),
  role: 'plain',
  read: (raw) => {
    const words = raw.split(',');
    const known = SEARCH_KINDS.filter((kind) => words.includes(kind));
    return known.length === 0 ? null : known.join(',');
  },
  write: (value) => value,
};

const DECLARED = {
  page: count('page', 1),
  q: text('q'),
  kinds,
  fundId: filter(text('fund_id')),
  categoryId: filter(text('product_category_id')),
  organizationId: filter(text('organization_id')),
  orderBy: choice('order_by', ['created_at']),
  direction: choice('order_by_dir', ['desc', 'asc']),
  /** `1` shows the first results of each kind, `0` one list of all kinds. One kind alone is always a list. */
  overview: choice('overview', ['1', '0']),
  display: display(choice('display_type', ['list', 'grid'])),
  showMenu: panel(toggle('show_menu')),
};

/** The query parameters of the screen with all results, with defaults for those that the address lacks (SE-003). */
export type SearchQuery = QueryOf<typeof DECLARED>;

/** Reads and writes the address of the screen with all results. */
export const SEARCH_QUERY = queryCodec(DECLARED);

export type FilterName = 'fundId' | 'categoryId' | 'organizationId';

/** The kinds that an address asks for. */
export function kindsOf(query: Pick<SearchQuery, 'kinds'>): readonly SearchKind[] {
  const words = query.kinds.split(',');
  return SEARCH_KINDS.filter((kind) => words.includes(kind));
}

/** The parameter for these kinds; all three when there are none, because a search for nothing finds nothing. */
export function kindsText(chosen: readonly SearchKind[]): string {
  return SEARCH_KINDS.filter((kind) => chosen.length === 0 || chosen.includes(kind)).join(',');
}

/** Whether an address asks for the first results of each kind. */
export function isOverview(query: Pick<SearchQuery, 'kinds' | 'overview'>): boolean {
  return query.overview === '1' && kindsOf(query).length > 1;
}

/** The filters of the platform for an address. */
export function toSearchFilter({ q, fundId, categoryId, organizationId }: SearchQuery): SearchFilter {
  return {
    ...(q === '' ? {} : { q }),
    ...(fundId === '' ? {} : { fundId }),
    ...(categoryId === '' ? {} : { productCategoryId: categoryId }),
    ...(organizationId === '' ? {} : { organizationId }),
  };
}

/** The page of the list for an address. */
export function toListFilter(query: SearchQuery): SearchListFilter {
  return {
    ...toSearchFilter(query),
    kinds: kindsOf(query),
    direction: query.direction,
    page: query.page,
    perPage: RESULTS_PER_PAGE,
  };
}
